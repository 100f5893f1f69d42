import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { addDays } from '@plenum/domain/date'
import { changesOf } from '@plenum/domain/history'
import { MaintenanceRuleInput, MaintenanceRulePatch } from '@plenum/domain/maintenance-rule'
import { refusal } from '../api-error.ts'
import { firstRow, rows } from '../db/rows.ts'
import { maintenanceRule } from '../db/schema/maintenance.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author, PersonAuthor } from './batches.ts'
import { refuseUnknown } from './work-items.ts'

type Rule = v.InferOutput<typeof MaintenanceRuleInput>

interface Seen {
  id: string
  version: number
}
type Outcome = 'not_found' | 'stale' | 'done'

const Stored = v.object({
  ...MaintenanceRuleInput.entries,
  id: v.string(),
  made_until: v.nullable(v.string()),
  version: v.number(),
})

/** A rule held until the transaction ends. */
async function storedRule(tx: Database, company_id: string, id: string) {
  const held = sql`
    select to_jsonb(r) as rule from maintenance_rule r where r.company_id = ${company_id} and r.id = ${id} for update`
  return (await firstRow(tx, v.object({ rule: Stored }), held))?.rule
}

const objectOf = ({ id, name }: { id: string; name: string }) => ({ kind: 'maintenance_rule', id, name })

const Id = v.object({ id: v.string() })

/** Refuses things, types, people and whatever else the company does not have. */
async function refuseStrangers(
  tx: Database,
  company_id: string,
  said: v.InferOutput<typeof MaintenanceRulePatch>,
): Promise<void> {
  const { scope, assignee_id, team_id, template_id } = said
  await refuseUnknown(tx, company_id, [
    { kind: 'user', id: assignee_id, attr: 'assignee_id' },
    { kind: 'team', id: team_id, attr: 'team_id' },
    { kind: 'template', id: template_id, attr: 'template_id' },
    { kind: 'node', id: scope?.by === 'type' ? scope.place_id : null, attr: 'scope.place_id' },
  ])
  if (scope === undefined) return
  if (scope.by === 'assets') {
    const wanted = [...new Set(scope.asset_ids)]
    const there = await rows(
      tx,
      Id,
      sql`select id from asset where company_id = ${company_id} and id in ${wanted} and termination_date is null`,
    )
    if (there.length < wanted.length) throw refusal(400, 'does_not_exist', 'scope.asset_ids')
    return
  }
  const types = [...new Set(scope.asset_types)]
  const known = await rows(
    tx,
    Id,
    sql`select code as id from asset_type where company_id = ${company_id} and code in ${types}`,
  )
  if (known.length < types.length) throw refusal(400, 'does_not_exist', 'scope.asset_types')
}

/** What nothing is made up for: days before the one on which a rule begins to run. */
const before = ({ at }: Author): string => addDays(at.slice(0, 10), -1)

/** Makes a rule and gives its id; it makes nothing for days that have passed. */
export async function insertRule(tx: Database, author: PersonAuthor, input: Rule): Promise<string> {
  const { company_id } = author
  await refuseStrangers(tx, company_id, input)
  const id = uuidv7()
  await tx.insert(maintenanceRule).values({
    ...input,
    company_id,
    id,
    owner_id: author.actor.id,
    made_until: input.recurrence.by === 'calendar' ? before(author) : null,
    last_update: author.at,
  })
  await audit(tx, author, {
    action: 'maintenance_rule.create',
    object: objectOf({ id, name: input.name }),
    detail: inWords(input),
  })
  return id
}

/** A rule as the log tells it: what has parts as one text. */
const inWords = (rule: Rule) =>
  Object.fromEntries(
    Object.entries(rule).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )

/** Changes what a rule makes from now on; what was made stays as it is. */
export async function patchRule(
  tx: Database,
  author: PersonAuthor,
  { id, version, patch }: Seen & { patch: v.InferOutput<typeof MaintenanceRulePatch> },
): Promise<Outcome> {
  const { company_id } = author
  const stored = await storedRule(tx, company_id, id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  const { made_until, ...was } = stored
  const said = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  const next = v.parse(MaintenanceRuleInput, {
    ...v.parse(v.object(MaintenanceRuleInput.entries), was),
    ...said,
  })
  const changes = changesOf(inWords(v.parse(v.object(MaintenanceRuleInput.entries), was)), inWords(next))
  if (changes.length === 0) return 'done'
  const isOther = (field: string) => changes.some((change) => change.field === field)
  const other = Object.fromEntries(Object.entries(said).filter(([field]) => isOther(field)))
  await refuseStrangers(tx, company_id, v.parse(MaintenanceRulePatch, other))
  const isOtherDay = isOther('recurrence') && next.recurrence.by === 'calendar'
  const begins = next.is_active && (!stored.is_active || isOtherDay)
  const left = before(author)
  await tx
    .update(maintenanceRule)
    .set({
      ...next,
      owner_id: author.actor.id,
      made_until: begins && (made_until === null || made_until < left) ? left : made_until,
      last_update: author.at,
      version: sql`version + 1`,
    })
    .where(sql`company_id = ${company_id} and id = ${id}`)
  const detail = Object.fromEntries(changes.map(({ field, from, to }) => [field, { from, to }]))
  await audit(tx, author, {
    action: 'maintenance_rule.change',
    object: objectOf({ id, name: next.name }),
    detail,
  })
  return 'done'
}

/** Deletes a rule; the requests that it made stay. */
export async function deleteRule(tx: Database, author: Author, { id, version }: Seen): Promise<Outcome> {
  const stored = await storedRule(tx, author.company_id, id)
  if (stored === undefined) return 'not_found'
  if (stored.version !== version) return 'stale'
  await tx.execute(sql`delete from maintenance_rule where company_id = ${author.company_id} and id = ${id}`)
  await audit(tx, author, { action: 'maintenance_rule.delete', object: objectOf(stored), detail: {} })
  return 'done'
}
