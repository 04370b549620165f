-- Tables as the floor keeps them: where they stand, who sits there, which are used as one. A row
-- keeps its id, as orders refer to it; how a table stands follows from these and from its orders.
alter table dining_table
  add column version integer not null default 1,
  add column section text not null default '',
  add column seats_min integer not null default 1,
  add column seats_max integer not null default 4,
  add column shape text not null default 'square',
  add column x integer not null default 0,
  add column y integer not null default 0,
  add column is_active boolean not null default true,
  -- Until when it is held, and for whom.
  add column held jsonb,
  -- Guests who sit there, from when they sat down.
  add column sitting jsonb,
  add column freed_at timestamptz(3),
  add column cleaned_at timestamptz(3),
  -- The table that leads the group it is linked into.
  add column main_id bigint,
  -- Who sat there before the last change of that, to take it back within seconds.
  add column undo jsonb,
  add column qr_token text not null default '',
  -- As lists sort them: numbers within names by their value.
  add column section_key text not null default '',
  add column name_key text not null default '';

-- What there was stands in rows of eight until somebody puts it where it is, and gets a code of its own.
update dining_table t set
  x = 40 + (p.nth % 8)::int * 180,
  y = (40 + (p.nth / 8)::int * 110) % 880,
  qr_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  name_key = regexp_replace(regexp_replace(lower(t.name), '(\d+)', '00000\1', 'g'),
    '\d*(\d{6})', '\1', 'g')
from (select merchant_id, id, row_number() over (partition by merchant_id order by place, id) - 1
    as nth from dining_table) p
where p.merchant_id = t.merchant_id and p.id = t.id;

create index dining_table_list on dining_table
  (merchant_id, section_key collate "C", name_key collate "C", id);
create index dining_table_id on dining_table (id);
