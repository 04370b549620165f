-- Devices in shops that fetch print jobs when the server is elsewhere. Of the code that one signs in
-- by and of its token only hashes are kept.
create table print_agent (
  merchant_id bigint not null,
  id bigint not null,
  version bigint not null,
  name text not null,
  name_key text not null,
  search_text text not null,
  code_hash text,
  code_ends_at timestamptz(3),
  token_hash text,
  paired_at timestamptz(3),
  seen_at timestamptz(3),
  made_at timestamptz(3) not null,
  made_by text not null,
  is_deleted boolean not null default false,
  primary key (merchant_id, id)
);
create unique index print_agent_name on print_agent (merchant_id, name_key) where not is_deleted;
create index print_agent_code on print_agent (code_hash) where code_hash is not null;
create index print_agent_token on print_agent (token_hash) where token_hash is not null;
