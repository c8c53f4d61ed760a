-- Substring search in the gallery. Both belong to PostgreSQL, and the owner of a database may create them.
create extension if not exists pg_trgm;
create table templates (
  id uuid primary key,
  -- null for those that come with the product, which `house_slug` names instead.
  author_id uuid references users (id) on delete cascade,
  house_slug text unique,
  author_name text not null,
  name text not null,
  description text not null,
  category text not null,
  tags text[] not null,
  difficulty text not null,
  version text not null,
  status text not null check (status in ('draft', 'published')),
  is_premium boolean not null default false,
  content jsonb not null,
  -- Of the design; names the pictures that show it.
  design_hash text not null,
  -- Name, description and tags in small letters without accents.
  search text not null,
  -- Orders names as people do, by bytes, so that the order is the same with every build.
  name_key text collate "C" not null,
  likes integer not null default 0 check (likes >= 0),
  favorites integer not null default 0 check (favorites >= 0),
  uses integer not null default 0,
  downloads integer not null default 0,
  views integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((author_id is null) = (house_slug is not null))
);
create index templates_author on templates (author_id, updated_at desc, id);
create index templates_recent on templates (updated_at desc, id) where status = 'published';
create index templates_popular on templates (likes desc, updated_at desc, id) where status = 'published';
create index templates_used on templates (uses desc, downloads desc, id) where status = 'published';
create index templates_name on templates (name_key, id) where status = 'published';
create index templates_category on templates (category) where status = 'published';
create index templates_design on templates (design_hash);
create index templates_search on templates using gin (search gin_trgm_ops) where status = 'published';
create table template_likes (
  template_id uuid not null references templates (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  liked_at timestamptz not null,
  primary key (template_id, user_id)
);
create index template_likes_user on template_likes (user_id);
create table template_favorites (
  template_id uuid not null references templates (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  marked_at timestamptz not null,
  primary key (template_id, user_id)
);
create index template_favorites_user on template_favorites (user_id, marked_at desc);
-- Pictures of designs that wait to be drawn, or could not be.
create table template_films (
  design_hash text primary key,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  -- What is drawn: the design and the category of its sample pictures.
  subject jsonb not null,
  asked_at timestamptz not null,
  -- Not drawn before: a worker is at it until then, or it failed.
  due_at timestamptz not null,
  tries integer not null default 0,
  ready_at timestamptz
);
create index template_films_due on template_films (due_at) where state <> 'ready';
-- Which template of a person a video was made with, to count its uses when the video is finished.
alter table videos add column template_id uuid references templates (id) on delete set null;
create index videos_template on videos (template_id);
