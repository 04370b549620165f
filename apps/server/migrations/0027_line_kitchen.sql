-- What the kitchen keeps of a line besides its status: when it was called for, when it was ready.
alter table order_line add column kitchen jsonb;
