-- Pictures that people upload for videos of theirs. The files are in the storage, named by owner and id.
create table own_media (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  bytes integer not null check (bytes > 0),
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- Removed by its owner: the moment of that.
  expires_at timestamptz not null,
  -- The row comes before its files, so that no file is without a row.
  is_stored boolean not null default false
);
create index own_media_user on own_media (user_id, created_at);
create index own_media_expiry on own_media (expires_at);
-- Which videos show a picture: its files stay as long as they do.
create table video_media (
  video_id uuid not null references videos (id) on delete cascade,
  media_id uuid not null references own_media (id) on delete cascade,
  primary key (video_id, media_id)
);
create index video_media_media on video_media (media_id);
