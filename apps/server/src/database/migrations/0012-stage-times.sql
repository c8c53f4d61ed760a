-- When each stage of the newest attempt began, in milliseconds since 1970, by the stage's id.
alter table videos add column stage_began jsonb not null default '{}';
