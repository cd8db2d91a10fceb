-- What a message says once its buttons are taken away, such as how an offer was answered.
alter table postings add column note text not null default '';
