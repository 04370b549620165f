-- A reduction is approved up to its share of the goods, in hundredths of a percent.
alter table approval add column rate integer;
