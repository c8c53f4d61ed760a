-- The scenes whose picture can be fetched, by index, in place of how many there are.
alter table videos add column pictures jsonb not null default '[]';
alter table videos drop column pictures_done;
-- What a video of some length usually takes.
create index finished_videos on videos (finished_at desc) where state = 'done';
-- Who is before whom in line.
create index waiting_videos on videos (created_at) where state = 'queued';
