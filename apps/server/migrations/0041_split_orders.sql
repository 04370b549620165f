-- The bills that one order was split into share the id of that order.
alter table orders add column split_group_id bigint;

-- A line that was divided between bills: the line that it was part of, and how many units that the
-- kitchen was told of under one line's id belong to another one (negative on the part).
alter table order_line add column part_of bigint;
alter table order_line add column split_qty integer not null default 0;
