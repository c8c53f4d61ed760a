-- The picture of a photo order, checked and written anew. Gone with its video, and once the video has ended.
create table video_uploads (
  video_id uuid primary key references videos (id) on delete cascade,
  jpeg bytea not null
);
