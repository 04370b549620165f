-- The documents of a merchant, which the platform reviews before it goes live. Their files are stored
-- in pieces, as those of pictures are, and only the merchant's own people and the platform read them.
create table merchant_document (
  merchant_id bigint not null references merchant,
  id bigint not null,
  version integer not null,
  kind text not null,
  status text not null,
  file_name text not null,
  media_type text not null,
  bytes integer not null,
  expires_on text,
  reason text not null,
  uploaded_at timestamptz(3) not null,
  uploaded_by text not null,
  reviewed_at timestamptz(3),
  reviewed_by text,
  primary key (merchant_id, id)
);
-- A merchant has at most one accepted file of a kind, and one new file.
create unique index merchant_document_kind
  on merchant_document (merchant_id, kind, (status = 'accepted'));

create table merchant_document_piece (
  merchant_id bigint not null,
  document_id bigint not null,
  place integer not null,
  content bytea not null,
  primary key (merchant_id, document_id, place),
  foreign key (merchant_id, document_id) references merchant_document on delete cascade
);
-- PDF, JPEG and PNG are compressed already.
alter table merchant_document_piece alter column content set storage external;
