-- What the status page shows. Times are those of the process that measured, except in status_prober.
create table service_states (
  service text primary key,
  state text not null check (state in ('operational', 'degraded', 'outage', 'unknown')),
  -- Of the last look: two in a row change the state.
  outcome text not null check (outcome in ('ok', 'slow', 'failed')),
  looked_at timestamptz not null,
  response_ms integer
);
-- Each look stands for the time since the one before it, so the parts of a day add up to the time that was measured.
create table service_days (
  service text not null,
  day date not null,
  first_at timestamptz not null,
  looked_ms integer not null,
  failed_ms integer not null,
  slow_ms integer not null,
  -- Looks that were timed, and their sum.
  timed integer not null,
  timed_ms bigint not null,
  primary key (service, day)
);
create table incidents (
  service text not null,
  started_at timestamptz not null,
  -- The worst of its time.
  state text not null check (state in ('degraded', 'outage')),
  ended_at timestamptz,
  -- Until then it may go on.
  settled_at timestamptz,
  primary key (service, started_at)
);
create index incidents_started on incidents (started_at desc);
-- The one API process that looks and writes. Times are the database's own.
create table status_prober (
  only_one boolean primary key default true check (only_one),
  holder uuid not null,
  held_at timestamptz not null default now()
);
-- Tiny videos that workers make of nobody's order, to know whether videos can be made.
create table test_videos (
  id bigint generated always as identity primary key,
  worker_id uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- stopped: it gave way to a video, or its worker ended.
  outcome text check (outcome in ('done', 'failed', 'stopped')),
  made_in_ms integer
);
create index test_videos_started on test_videos (started_at desc);
-- The status page asks for the newest ones every few seconds.
create index failed_videos on videos (finished_at desc) where state = 'failed';
