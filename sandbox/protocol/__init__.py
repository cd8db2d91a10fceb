"""The parts of requests and answers: JSON, bodies, refusals and their problems."""
