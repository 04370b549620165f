-- Names and texts are compared by keys that the program computes in one way, without accents and
-- with numbers by their value. After this file, `fillSearchKeys` computes them for all rows.
alter table dining_table add column search_text text not null default '';
alter table queue add column search_text text not null default '';
alter table experience add column search_text text not null default '';
alter table person add column name_key text not null default '';

drop index person_found;
create index person_found on person (name_key collate "C", id) where is_active;

-- Rows that differ only in accents may exist already. Rules keep new names unique, under the lock
-- of their merchant.
drop index menu_category_name;
drop index queue_name;
drop index kitchen_zone_name;
drop index printer_name;
drop index experience_name;
drop index print_agent_name;
drop index device_name;
