import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type * as v from 'valibot'
import { slaProblem } from '@plenum/domain/sla'
import { WorkTemplate, type WorkTemplateInput, type WorkTemplatePatch } from '@plenum/domain/work-template'
import { ApiError, refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { workTemplate } from '../db/schema/work.ts'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import { columns } from './json.ts'
import { listed } from './listed.ts'
import { readRecord, type RawRecord } from './record.ts'
import { countUses } from './usage.ts'
import { refuseUnknown } from './work-items.ts'

const names = Object.keys(WorkTemplate.entries)
const wire = columns(sql`t`, names)

/** A company's templates by name, as JSON text. */
export const listTemplates = (database: Database, company_id: string): Promise<string> =>
  listed(
    database,
    sql`select ${wire} from work_template t where t.company_id = ${company_id} order by t.name_key, t.id`,
  )

/** One template, or undefined where the company has none of this id. */
export const readTemplate = (
  database: Database,
  company_id: string,
  id: string,
): Promise<RawRecord | undefined> =>
  readRecord(database, wire, sql`work_template t where t.company_id = ${company_id} and t.id = ${id}`)

const objectOf = ({ id, name }: { id: string; name: string }) => ({ kind: 'work_template', id, name })

/** Refuses hours that do not go together. */
function refuseSla(hours: Parameters<typeof slaProblem>[0]): void {
  const problem = slaProblem(hours)
  if (problem !== null) throw refusal(400, problem.code, problem.attr)
}

const refuseTeams = (
  tx: Database,
  company_id: string,
  stages: readonly { team_id: string | null }[] | undefined,
): Promise<void> =>
  refuseUnknown(
    tx,
    company_id,
    (stages ?? []).map(({ team_id: id }, at) => ({
      kind: 'team',
      id,
      attr: `approval_stages.${at}.team_id`,
    })),
  )

/** Makes a template, and gives its id. */
export async function insertTemplate(
  tx: Database,
  author: Author,
  input: v.InferOutput<typeof WorkTemplateInput>,
): Promise<string> {
  const { company_id } = author
  refuseSla(input)
  await refuseTeams(tx, company_id, input.approval_stages)
  const id = uuidv7()
  await tx.insert(workTemplate).values({ company_id, id, ...input })
  const { kind, is_pre_approved, is_verified, needs_evidence, sla_hours } = input
  const detail = { kind, is_pre_approved, is_verified, needs_evidence, sla_hours }
  await audit(tx, author, {
    action: 'work_template.create',
    object: objectOf({ id, name: input.name }),
    detail,
  })
  return id
}

interface Seen {
  id: string
  version: number
}
type Outcome = 'not_found' | 'stale' | 'done'

const stored = (tx: Database, company_id: string, id: string) =>
  firstRow(
    tx,
    WorkTemplate,
    sql`select ${wire} from work_template t where t.company_id = ${company_id} and t.id = ${id} for update`,
  )

/** Changes what requests of a template begin with, and what they need once they are submitted. */
export async function patchTemplate(
  tx: Database,
  author: Author,
  { id, version, patch }: Seen & { patch: v.InferOutput<typeof WorkTemplatePatch> },
): Promise<Outcome> {
  const { company_id } = author
  const before = await stored(tx, company_id, id)
  if (before === undefined) return 'not_found'
  if (before.version !== version) return 'stale'
  const { sla_hours = before.sla_hours, sla_warning_hours = before.sla_warning_hours } = patch
  refuseSla({ sla_hours, sla_warning_hours })
  await refuseTeams(tx, company_id, patch.approval_stages)
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(patch).filter(
    ([field, to]) => to !== undefined && JSON.stringify(was.get(field)) !== JSON.stringify(to),
  )
  if (changed.length === 0) return 'done'
  const set = sql.join(
    changed.map(([name]) => sql`${sql.identifier(name)} = n.${sql.identifier(name)}`),
    sql`, `,
  )
  await tx.execute(sql`
    update work_template t set ${set}, version = t.version + 1
    from jsonb_populate_record(null::work_template, ${JSON.stringify(Object.fromEntries(changed))}::jsonb) n
    where t.company_id = ${company_id} and t.id = ${id}`)
  const detail = Object.fromEntries(
    changed.map(([field, to]) => [field, { from: was.get(field) ?? null, to }]),
  )
  await audit(tx, author, { action: 'work_template.change', object: objectOf(before), detail })
  return 'done'
}

/** Deletes a template that no request has begun with. */
export async function deleteTemplate(tx: Database, author: Author, { id, version }: Seen): Promise<Outcome> {
  const { company_id } = author
  const before = await stored(tx, company_id, id)
  if (before === undefined) return 'not_found'
  if (before.version !== version) return 'stale'
  const count = await countUses(
    tx,
    sql`work_request where company_id = ${company_id} and template_id = ${id}`,
  )
  if (count > 0) throw new ApiError(409, [{ code: 'in_use', count }])
  await tx.execute(sql`delete from work_template where company_id = ${company_id} and id = ${id}`)
  const { kind } = before
  await audit(tx, author, { action: 'work_template.delete', object: objectOf(before), detail: { kind } })
  return 'done'
}
