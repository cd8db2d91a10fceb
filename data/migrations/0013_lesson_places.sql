-- Where in a lesson a person is, by the step's name instead of its number: steps come and go.
alter table learnings add column place text not null default '';
update learnings set place = '' || step where step > 0;
alter table learnings drop column step;
