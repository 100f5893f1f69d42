INSERT INTO nomenclature (company_id, id, asset_type, template, scope, hand_typed)
  SELECT id, gen_random_uuid(), null, '{type}-{seq|pad:6}', '["type"]', 'free' FROM company;
--> statement-breakpoint
CREATE FUNCTION keep_former_codes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update asset a set former_codes = (
    select string_agg(l.code, chr(10) order by l.code_key) from asset_alias l
    where l.company_id = a.company_id and l.asset_id = a.id
  ) from (select distinct company_id, asset_id from changed) c
  where a.company_id = c.company_id and a.id = c.asset_id;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_alias_added AFTER INSERT ON asset_alias REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_former_codes();
--> statement-breakpoint
CREATE TRIGGER asset_alias_removed AFTER DELETE ON asset_alias REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_former_codes();
--> statement-breakpoint
CREATE FUNCTION refuse_former_codes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Looked up after any waiting for the code itself, so that a code given up meanwhile is seen.
  if exists (
    select from made m join asset_alias l
      on l.company_id = m.company_id and l.code_key = m.code_key and l.asset_id <> m.id
  ) then
    raise exception 'a former code of another asset' using errcode = 'unique_violation', constraint = 'asset_code_key';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_code_made AFTER INSERT ON asset REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_former_codes();
--> statement-breakpoint
CREATE FUNCTION refuse_former_code() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from asset_alias l
    where l.company_id = new.company_id and l.code_key = new.code_key and l.asset_id <> new.id
  ) then
    raise exception 'a former code of another asset' using errcode = 'unique_violation', constraint = 'asset_code_key';
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_code_changed AFTER UPDATE OF code ON asset FOR EACH ROW
  WHEN (old.code_key IS DISTINCT FROM new.code_key) EXECUTE FUNCTION refuse_former_code();
--> statement-breakpoint
CREATE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into tag_counter (company_id, tag_id, count)
    select company_id, tag_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by company_id, tag_id order by company_id, tag_id
  on conflict (company_id, tag_id) do update set count = tag_counter.count + excluded.count;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER asset_tag_added AFTER INSERT ON asset_tag REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_tags();
--> statement-breakpoint
CREATE TRIGGER asset_tag_removed AFTER DELETE ON asset_tag REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_tags();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select case entity
    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)
    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)
    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'asset_type' then entity_id
  end
$$;
