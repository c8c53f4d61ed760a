-- Addresses that get mails about incidents, or were asked to confirm that they want them.
create table status_subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  language text not null check (language in ('pt', 'en')),
  asked_at timestamptz not null,
  -- SHA-256 of the token of the newest confirmation mail.
  confirm_hash text unique,
  confirm_until timestamptz not null,
  -- Null until the link was used. Rows without it are deleted after `confirm_until`.
  confirmed_at timestamptz,
  -- The last notice that was mailed, and the one before the last mail: what that mail said is said
  -- again when it is replaced before it could be sent.
  told bigint not null default 0,
  told_before bigint not null default 0,
  -- Notices are counted in windows of 24 hours that begin with the first.
  window_began_at timestamptz,
  window_mails integer not null default 0
);
create index status_subscribers_to_tell on status_subscribers (told) where confirmed_at is not null;
create index status_subscribers_waiting on status_subscribers (confirm_until) where confirmed_at is null;

-- Incidents that began or ended, written in the transaction that records them, mailed afterwards.
create table status_notices (
  id bigint primary key generated always as identity,
  service text not null,
  status text not null check (status in ('degraded', 'outage')),
  started_at timestamptz not null,
  ended_at timestamptz,
  written_at timestamptz not null
);

-- Where one press in a mail program ends such mails (RFC 8058). The link stays valid, so it is wiped
-- with the text of the mail.
alter table mails add column leave_link text;
