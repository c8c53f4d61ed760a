-- Pages and entities of public dumps that the operator imported. `folded` is the title in small letters, for exact lookups;
-- `search` finds pages by their words.
create table encyclopedia_pages (
  language text not null,
  title text not null,
  folded text not null,
  url text not null,
  entity_id text,
  description text not null,
  text text not null,
  search tsvector generated always as (to_tsvector('simple', title)) stored,
  primary key (language, title)
);
create index encyclopedia_pages_folded on encyclopedia_pages (language, folded);
create index encyclopedia_pages_search on encyclopedia_pages using gin (search);
create table encyclopedia_redirects (
  language text not null,
  folded text not null,
  title text not null,
  primary key (language, folded, title)
);
create index encyclopedia_redirects_title on encyclopedia_redirects (language, title);
create table encyclopedia_entities (
  id text primary key,
  entity jsonb not null
);
-- One row for each file, so that a broken import goes on where it was.
create table encyclopedia_imports (
  file text not null,
  bytes bigint not null,
  records bigint not null,
  stored bigint not null,
  finished_at timestamptz,
  primary key (file, bytes)
);
create index encyclopedia_entities_ptwiki on encyclopedia_entities ((entity -> 'sitelinks' -> 'ptwiki' ->> 'title'));
create index encyclopedia_entities_enwiki on encyclopedia_entities ((entity -> 'sitelinks' -> 'enwiki' ->> 'title'));
