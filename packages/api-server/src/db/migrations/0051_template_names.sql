CREATE OR REPLACE FUNCTION record_name(company uuid, entity text, entity_id text) RETURNS text LANGUAGE sql STABLE AS $$
  select case entity
    when 'asset' then (select name from asset where company_id = company and id = entity_id::uuid)
    when 'node' then (select name from node where company_id = company and id = entity_id::uuid)
    when 'brand' then coalesce((select name from brand where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'model' then coalesce((select name from model where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'tag' then coalesce((select name from tag where company_id = company and id = entity_id::uuid), deleted_name(company, entity, entity_id))
    when 'team' then (select name from principal where company_id = company and id = entity_id::uuid)
    when 'reservation' then (
      select n.name || coalesce(' U' || trim_scale(r.position), '') from reservation r
      join node n on n.company_id = r.company_id and n.id = r.node_id
      where r.company_id = company and r.id = entity_id::uuid)
    when 'work_request' then (
      select case when is_draft then code else code || ' ' || title end from work_request
      where company_id = company and id = entity_id::uuid)
    when 'nomenclature' then (select concat_ws(' ', asset_type, template) from nomenclature where company_id = company and id = entity_id::uuid)
    when 'asset_type' then entity_id
  end
$$;
