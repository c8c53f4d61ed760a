-- Mails wait here until they are sent; and how often who asked, for all API processes together.

-- Mails are kept for a day only, and these were never to be sent.
delete from mails;
alter table mails rename column sent_at to written_at;
alter table mails
  add column kind text not null,
  add column html text not null,
  -- kept: there is no mail server; the mail only lies here. Texts, code and link are wiped once a mail is sent or given up.
  add column state text not null check (state in ('kept', 'waiting', 'sent', 'failed')),
  -- After this time the mail is given up.
  add column useful_until timestamptz not null,
  add column settled_at timestamptz,
  -- Why it was given up.
  add column failure text;
create index mails_waiting on mails (recipient, kind) where state = 'waiting';

-- Unlogged: losing the counts in a crash costs nothing, and writing them costs a third.
create unlogged table request_counts (
  -- Hash of what is counted, so that no addresses and e-mails lie here.
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
) with (fillfactor = 50);
create index request_counts_resets_at on request_counts (resets_at);
