/** What is true unless `plenum.resting` is on, which is set for one transaction at a time. */
const AWAKE = `current_setting('plenum.resting', true) is distinct from 'on'`

/**
 * Lets what goes off on DELETE and TRUNCATE rest while `plenum.resting` is on, and on INSERT all but the foreign keys.
 * `session_replication_role` does so too, but each change of it throws away all plans of the session, and planning anew
 * takes longer than most tests.
 */
export const MAKE_TRIGGERS_REST = `
  do $$
  declare
    conditional record;
  begin
    for conditional in
      select tgname as name, tgrelid::regclass as of, pg_get_triggerdef(oid) as definition
      from pg_trigger where tgqual is not null and tgtype & 44 > 0
    loop
      execute format('drop trigger %I on %s', conditional.name, conditional.of);
      execute replace(conditional.definition, 'WHEN (', $when$WHEN (${AWAKE} and $when$);
    end loop;
    create trigger resting before truncate on company for each statement
      when (${AWAKE}) execute function audit_refuse();
    update pg_trigger set tgqual = (select tgqual from pg_trigger where tgname = 'resting')
    where tgqual is null and (tgtype & 40 > 0 or (tgtype & 4 > 0 and not tgisinternal));
    drop trigger resting on company;
  end $$`
