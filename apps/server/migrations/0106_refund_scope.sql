-- The part of a bill that a refund gives back: units of lines, and the delivery fee or not.
alter table refund add column scope jsonb;
