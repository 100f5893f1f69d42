import { sql, type SQL } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { changesOf, type Change } from '@plenum/domain/history'
import { DEFAULT_APPROVAL } from '@plenum/domain/work-approval'
import { WORK_KINDS, type WorkRequestInput, type WorkRequestPatch } from '@plenum/domain/work-request'
import { isStandard } from '@plenum/domain/work-template'
import { mayEdit, type WorkActor } from '@plenum/domain/work-transition'
import { refusal } from '../api-error.ts'
import { firstRow } from '../db/rows.ts'
import { workRequest } from '../db/schema/work.ts'
import type { Database } from '../ports.ts'
import { createBatch, type Author } from './batches.ts'
import { recordChanges, recordWhole } from './events.ts'
import type { Teller } from './notify.ts'
import { issueRequestCode } from './request-codes.ts'
import { announceWork, tellOfStandard } from './work-news.ts'
import { plannedOf, refuseItems, refuseUnknown, replaceItems, type PlannedItem } from './work-items.ts'
import { refuseStale, holdWork, type StoredWork } from './work-stored.ts'
import { readWork } from './work-read.ts'

type Input = v.InferOutput<typeof WorkRequestInput>
type Patch = v.InferOutput<typeof WorkRequestPatch>

const WayRow = v.object({
  approval_stages: v.array(v.object({ team_id: v.nullable(v.string()), approvers: v.number() })),
  is_pre_approved: v.boolean(),
  is_verified: v.boolean(),
  needs_evidence: v.boolean(),
})
/** What a request needs on its way. */
type Way = v.InferOutput<typeof WayRow>
/** A request as far as it decides what of its template holds for it. */
type Asked = Pick<StoredWork, 'kind' | 'template_id'> & { items: readonly Pick<PlannedItem, 'op'>[] }

const USUAL_WAY: Way = {
  approval_stages: [...DEFAULT_APPROVAL],
  is_pre_approved: false,
  is_verified: true,
  needs_evidence: false,
}

/** What a template asks for; the usual way without one. */
export async function wayOf(tx: Database, company_id: string, asked: Asked): Promise<Way> {
  const row = await firstRow(
    tx,
    v.object({ ...WayRow.entries, kind: v.picklist(WORK_KINDS) }),
    sql`
      select kind, approval_stages, is_pre_approved, is_verified, needs_evidence from work_template
      where company_id = ${company_id} and id = ${asked.template_id}`,
  )
  if (row === undefined) return USUAL_WAY
  const { kind, ...way } = row
  return { ...way, is_pre_approved: isStandard({ ...way, kind }, asked) }
}

const refuseHead = (tx: Database, company_id: string, head: Patch) =>
  refuseUnknown(tx, company_id, [
    { kind: 'user', id: head.assignee_id, attr: 'assignee_id' },
    { kind: 'team', id: head.team_id, attr: 'team_id' },
    { kind: 'node', id: head.node_id, attr: 'node_id' },
    { kind: 'template', id: head.template_id, attr: 'template_id' },
    { kind: 'request', id: head.follows_id, attr: 'follows_id' },
  ])

function refuseWindow({ window_start, window_end }: Pick<Patch, 'window_start' | 'window_end'>): void {
  if (window_end && !window_start) throw refusal(400, 'required', 'window_start')
  if (window_start && window_end && window_end < window_start) throw refusal(400, 'invalid', 'window_end')
}

/** The person who asks; nobody else writes requests. */
export function personOf({ actor }: Author): string {
  if (actor === null) throw refusal(403, 'permission_denied')
  return actor.id
}

/** Writes a request down and gives its id. */
export async function insertWork(tx: Database, author: Author, input: Input): Promise<string> {
  const { company_id, at } = author
  const { items, ...head } = input
  const planned = plannedOf(items)
  refuseWindow(head)
  await refuseHead(tx, company_id, head)
  await refuseItems(tx, company_id, planned)
  const [id, requester_id] = [uuidv7(), personOf(author)]
  const code = await issueRequestCode(tx, author, input)
  const way = await wayOf(tx, company_id, input)
  const row = { ...head, ...way, company_id, id, code, requester_id, created_at: at, last_update: at }
  await tx.insert(workRequest).values(row)
  await replaceItems(tx, { company_id, request_id: id }, planned)
  const batch = await createBatch(tx, author, { kind: 'create' })
  await recordWhole(tx, batch, { entity: 'work_request', action: 'create', ids: [id] })
  await announceWork(tx, author, { ...row, id })
  return id
}

/** Writes a request down, and tells who can begin with it at once. */
export async function askForWork(tx: Database, author: Teller, input: Input): Promise<string> {
  const id = await insertWork(tx, author, input)
  await tellOfStandard(tx, author, id)
  return id
}

const NAMES = {
  assignee_id: sql`principal`,
  team_id: sql`principal`,
  node_id: sql`node`,
  template_id: sql`work_template`,
  follows_id: sql`(select company_id, id, code as name from work_request) request`,
} satisfies Partial<Record<keyof Patch, SQL>>

/** A change with what it refers to by its name of this time. */
async function withNames(tx: Database, company_id: string, change: Change): Promise<Change> {
  const table = Object.entries(NAMES).find(([field]) => field === change.field)?.[1]
  if (table === undefined) return change
  const named = async (id: unknown) =>
    typeof id === 'string'
      ? ((await firstRow(
          tx,
          v.object({ id: v.string(), name: v.string() }),
          sql`select id, name from ${table} where company_id = ${company_id} and id = ${id}`,
        )) ?? null)
      : null
  return { ...change, from: await named(change.from), to: await named(change.to) }
}

const asPlanned = ({ items }: StoredWork): PlannedItem[] =>
  items.map(({ id, number, op, asset_id, replacement_id, model_id, name, target, changes, to_status }) => ({
    id,
    number,
    op,
    asset_id,
    replacement_id,
    model_id,
    name,
    target,
    changes,
    to_status,
  }))

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const doerOf = ({ assignee_id, team_id }: Pick<Patch, 'assignee_id' | 'team_id'>) => assignee_id ?? team_id

interface WorkChange {
  id: string
  version: number
  patch: Patch
  actor: WorkActor
}

/** Changes what is asked for, as long as it is still to do. */
export async function patchWork(
  tx: Database,
  author: Teller,
  { id, version, patch, actor }: WorkChange,
): Promise<void> {
  const { company_id } = author
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  await refuseStale(work, version, () => readWork(actor)(tx, company_id, id))
  if (!mayEdit(actor, work))
    throw work.stage === 'todo' ? refusal(403, 'work_role') : refusal(409, 'work_stage')
  const { items, procedure, is_draft, ...head } = patch
  if (is_draft === true && !work.is_draft) throw refusal(400, 'invalid', 'is_draft')
  refuseWindow({ ...work, ...head })
  await refuseHead(tx, company_id, head)
  const planned = items && plannedOf(items)
  if (planned) await refuseItems(tx, company_id, planned)
  const changes = changesOf<object>(work, { ...head, is_draft })
  const counted = (field: string, from: readonly unknown[], to: readonly unknown[] | undefined): Change[] =>
    to === undefined || isSame(from, to) ? [] : [{ field, from: from.length, to: to.length }]
  const wholes = [
    ...counted('items', asPlanned(work), planned),
    ...counted('procedure', work.procedure, procedure),
  ]
  if (changes.length + wholes.length === 0) return
  await write(tx, author, { work, patch: { ...patch, items: undefined }, planned })
  const batch = await createBatch(tx, author, { kind: 'update' })
  const named = await Promise.all(changes.map((change) => withNames(tx, company_id, change)))
  await recordChanges(tx, batch, { entity: 'work_request', id, changes: [...named, ...wholes] })
  await announceWork(tx, author, { ...work, ...(is_draft !== undefined && { is_draft }) })
  const waited = work.is_pre_approved && !work.is_draft
  if (!waited || doerOf({ ...work, ...head }) !== doerOf(work)) await tellOfStandard(tx, author, id)
}

async function write(
  tx: Database,
  { company_id, actor, at }: Author,
  { work, patch, planned }: { work: StoredWork; patch: Patch; planned: PlannedItem[] | undefined },
): Promise<void> {
  const { id, requester_id, editors } = work
  const { items: _items, ...head } = patch
  const { template_id = work.template_id } = head
  const asked = { kind: work.kind, template_id, items: planned ?? work.items }
  const way = head.template_id === undefined && !planned ? {} : await wayOf(tx, company_id, asked)
  const isOther = actor !== null && actor.id !== requester_id && !editors.includes(actor.id)
  const set = { ...head, ...way, ...(isOther && { editors: [...editors, actor.id] }), last_update: at }
  const columns = sql.join(
    Object.entries(set).flatMap(([name, value]) =>
      value === undefined ? [] : [sql`${sql.identifier(name)} = n.${sql.identifier(name)}`],
    ),
    sql`, `,
  )
  await tx.execute(sql`
    update work_request r set ${columns}, version = r.version + 1
    from jsonb_populate_record(null::work_request, ${JSON.stringify(set)}::jsonb) n
    where r.company_id = ${company_id} and r.id = ${id}`)
  if (planned) await replaceItems(tx, { company_id, request_id: id }, planned)
}

/** Deletes a draft of one's own. */
export async function deleteDraft(
  tx: Database,
  author: Author,
  { id, version, actor }: Omit<WorkChange, 'patch'>,
): Promise<void> {
  const { company_id } = author
  const work = await holdWork(tx, { company_id, id, me: actor.id })
  await refuseStale(work, version, () => readWork(actor)(tx, company_id, id))
  if (!work.is_draft) throw refusal(409, 'work_stage')
  const batch = await createBatch(tx, author, { kind: 'delete' })
  await recordWhole(tx, batch, { entity: 'work_request', action: 'delete', ids: [id] })
  await tx.execute(sql`delete from work_request where company_id = ${company_id} and id = ${id}`)
  await announceWork(tx, author, work)
}
