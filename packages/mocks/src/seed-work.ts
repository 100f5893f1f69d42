import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { NOWHERE } from '@plenum/api-server/origin'
import type { Database } from '@plenum/api-server/ports'
import type { Author } from '@plenum/api-server/store/batches'
import type { PersonTeller } from '@plenum/api-server/store/notify'
import { actOnWork } from '@plenum/api-server/store/work-act'
import { executeItem } from '@plenum/api-server/store/work-execute'
import { addComment } from '@plenum/api-server/store/work-notes'
import { insertTemplate } from '@plenum/api-server/store/work-templates'
import { insertWork } from '@plenum/api-server/store/work-write'
import { WorkExecution } from '@plenum/domain/work-item'
import { WorkAct } from '@plenum/domain/work-act'
import { WorkRequestInput } from '@plenum/domain/work-request'
import { WorkTemplateInput } from '@plenum/domain/work-template'
import type { WorkActor } from '@plenum/domain/work-transition'
import type { AssetSeed } from './build/assets.ts'
import type { CompanySeed } from './build/company.ts'
import { pickFrom } from './build/pick-from.ts'
import { TEMPLATES, WORK, type WorkEvent, type WorkSeed } from './build/work.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const WINDOW_HOURS = 4

/** A person of the company who takes part. */
interface Hand {
  name: string
  actor: WorkActor
}

interface Seeding {
  company_id: string
  now: Date
  /** People in the order they were built. */
  hands: readonly Hand[]
  teams: readonly { id: string }[]
  /** Ids in the database. */
  assets: ReadonlyMap<AssetSeed, string>
}

/** People as they take part in requests; `ids` are those in the database. */
export const handsOf = ({ people, teams }: CompanySeed, ids: readonly string[]): Hand[] =>
  people.map(({ name, surname, team_id, is_administrator }, at) => ({
    name: `${name} ${surname}`,
    actor: {
      id: ids[at] ?? '',
      team: team_id === null ? null : { id: team_id },
      may_approve: is_administrator || teams.some(({ id, may_approve }) => id === team_id && may_approve),
      writes: true,
      sees_assets: true,
    },
  }))

/** Asks for the work of the demonstration company and does with it what happened, by the rules of the product. */
export async function seedWork(tx: Database, seeding: Seeding, company: CompanySeed): Promise<void> {
  const pick = pickFrom(company, (asset) => seeding.assets.get(asset) ?? '')
  const templates = await seedTemplates(tx, seeding)
  const moments = WORK.flatMap((seed) => {
    const items = seed.items(pick)
    // a small company has not enough of everything
    return items.length > 0 ? momentsOf(tx, { ...seeding, templates }, { seed, items }) : []
  })
  // what happened later comes later in every list
  for (const { happen } of moments.toSorted((one, other) => one.at - other.at)) await happen()
}

/** Ids of the templates, in their order. */
async function seedTemplates(tx: Database, { company_id, now }: Seeding): Promise<string[]> {
  const at = now.toISOString()
  const author: Author = { ...NOWHERE, company_id, actor: null, session_id: null, source: 'system', at }
  const ids: string[] = []
  for (const template of TEMPLATES)
    ids.push(await insertTemplate(tx, author, v.parse(WorkTemplateInput, template)))
  return ids
}

interface Happening {
  seed: WorkSeed
  items: ReturnType<WorkSeed['items']>
}

/** Something that happens at a moment, in milliseconds. */
interface Moment {
  at: number
  happen: () => Promise<void>
}

interface Templated extends Seeding {
  /** Ids, in the order of `TEMPLATES`. */
  templates: readonly string[]
}

/** All that happened with one request. */
function momentsOf(tx: Database, seeding: Templated, { seed, items }: Happening): Moment[] {
  const begun = seeding.now.getTime() - seed.days_ago * DAY
  const momentAfter = (hours: number) => Math.min(begun + hours * HOUR, seeding.now.getTime())
  const by = (person: number, after: number): { author: PersonTeller; actor: WorkActor } => {
    const hand = seeding.hands[person]
    if (hand === undefined) throw new Error(`Nobody is number ${person} of the demonstration company`)
    const { actor, name } = hand
    const at = new Date(momentAfter(after)).toISOString()
    const who = { company_id: seeding.company_id, actor: { id: actor.id, name }, session_id: null }
    return { author: { ...NOWHERE, ...who, source: 'ui', at, letters: [] }, actor }
  }
  let id = ''
  const asked: Moment = {
    at: begun,
    happen: async () => {
      id = await insertWork(tx, by(seed.by, 0).author, inputOf(seeding, { seed, items }))
    },
  }
  const events = seed.events.map((event): Moment => ({
    at: momentAfter(event.after),
    happen: async () => {
      const version = await versionOf(tx, id)
      await occur(tx, { ...by(event.by, event.after), event, id, version, items })
    },
  }))
  return [asked, ...events]
}

function inputOf({ now, hands, teams, templates }: Templated, { seed, items }: Happening) {
  const {
    kind,
    title,
    description,
    priority,
    risk,
    assignee,
    team,
    template,
    window_in,
    wanted_in,
    procedure = [],
  } = seed
  const dayFrom = (days: number) => new Date(now.getTime() + days * DAY)
  const start = window_in === undefined ? null : dayFrom(window_in)
  start?.setUTCHours(21, 0, 0, 0)
  return v.parse(WorkRequestInput, {
    kind,
    title,
    description,
    priority,
    risk,
    items,
    assignee_id: assignee === undefined ? null : hands[assignee]?.actor.id,
    team_id: team === undefined ? null : teams[team]?.id,
    template_id: template === undefined ? null : templates[template],
    wanted_on: wanted_in === undefined ? null : dayFrom(wanted_in).toISOString().slice(0, 10),
    window_start: start?.toISOString() ?? null,
    window_end: start && new Date(start.getTime() + WINDOW_HOURS * HOUR).toISOString(),
    procedure: procedure.map((text) => ({ id: crypto.randomUUID(), text })),
  })
}

async function versionOf(tx: Database, id: string): Promise<number> {
  const [row] = await rows(
    tx,
    v.object({ version: v.number() }),
    sql`select version from work_request where id = ${id}`,
  )
  return row?.version ?? 0
}

interface Occurring {
  author: PersonTeller
  actor: WorkActor
  event: WorkEvent
  id: string
  version: number
  items: Happening['items']
}

async function occur(tx: Database, { author, actor, event, id, version, items }: Occurring): Promise<void> {
  if ('says' in event) return addComment(tx, author, { id, actor, text: event.says })
  if ('does' in event) {
    return actOnWork(tx, author, { id, version, actor, act: v.parse(WorkAct, event.does) })
  }
  const item_id = items[event.executes]?.id ?? ''
  const said = v.parse(WorkExecution, { result: 'as_planned' })
  return executeItem(tx, { ...author, work_id: id }, { id, item_id, version, actor, said })
}
