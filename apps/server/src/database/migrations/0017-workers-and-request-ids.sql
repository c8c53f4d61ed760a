-- One row for each start of a worker: what its last heartbeat said. Rows of workers that ended stay for an hour, so that a worker
-- that crashes again and again can be told from one that was replaced. All times are the database's own.
create table workers (
  id uuid primary key,
  videos_at_once integer not null,
  state text not null check (state in ('starting', 'working', 'failing', 'stopped', 'crashed')),
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now(),
  -- Why it cannot work, or how it ended.
  failure text
);
-- Id of the HTTP request that ordered the video, for the log.
alter table videos add column request_id text;
