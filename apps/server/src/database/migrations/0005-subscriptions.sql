create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  plan text not null check (plan in ('pro', 'premium')),
  -- A cancelled one runs to the end of the paid period.
  status text not null check (status in ('active', 'cancelled', 'ended')),
  amount_cents integer not null,
  started_at timestamptz not null,
  period_ends_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'ended') = (ended_at is not null))
);
create unique index one_running_subscription on subscriptions (user_id) where status <> 'ended';
create index subscriptions_of_user on subscriptions (user_id, started_at desc);
create index subscriptions_to_end on subscriptions (period_ends_at) where status = 'cancelled';

create index finished_videos_of_user on videos (user_id, finished_at desc) where state = 'done';
