-- What undoing the combining of orders restores: the state of each order from before it.
alter table orders add column combine_origin jsonb;

-- Set while combined bills link a table to another one: since when, and who sat there before.
alter table dining_table add column party_link jsonb;
