-- A waiting video with a lower place is made first.
alter table videos add column place integer not null default 0;
-- When the newest attempt began and when it last reported, and the work of the attempts before it: the time limit of a task counts
-- work, not waiting.
alter table videos add column attempt_at timestamptz;
alter table videos add column seen_at timestamptz;
alter table videos add column worked_ms integer not null default 0;
update videos set attempt_at = started_at, seen_at = started_at where state = 'running';
-- The line is read with `videos_unfinished`.
drop index waiting_videos;
