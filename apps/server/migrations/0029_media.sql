-- The pictures of a merchant: what is said of each, and its pixels in pieces, so that no statement
-- and no stretch of a backup has to hold all of a large one.
create table media (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  name text not null,
  alt text not null,
  is_active boolean not null,
  -- What it was given as; it is kept as WebP.
  kind text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- Its address: of these pixels only, and not to be guessed.
  key text not null,
  added_at timestamptz(3) not null,
  added_by text not null,
  name_key text not null,
  search_text text not null,
  primary key (merchant_id, id),
  unique (merchant_id, key)
);

create index media_name on media (merchant_id, name_key collate "C", id);
create index media_size on media (merchant_id, bytes, id);
create index menu_item_image on menu_item (merchant_id, image_id, place, id)
  where image_id is not null;

-- `size` is the longer side that it was made for, 0 for its own.
create table media_piece (
  merchant_id bigint not null,
  media_id bigint not null,
  size smallint not null,
  place integer not null,
  pixels bytea not null,
  primary key (merchant_id, media_id, size, place),
  foreign key (merchant_id, media_id) references media on delete cascade
);

-- WebP is packed already.
alter table media_piece alter column pixels set storage external;
