"""Reading a request's body."""

from sandbox.protocol.request_body import read_body


def test_form_with_files() -> None:
    raw = (
        b'--B\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "x"}\r\n'
        b'--B\r\nContent-Disposition: form-data; name="files[0]"; filename="a b.png"\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n\x00\r\n--\xff\r\n--B--\r\n"
    )
    body = read_body("multipart/form-data; boundary=B", raw)
    assert body.payload == {"content": "x"}
    assert (body.files[0].filename, body.files[0].data) == ("a_b.png", b"\x00\r\n--\xff")
