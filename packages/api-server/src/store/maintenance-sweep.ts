import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { PRIORITIES } from '@plenum/domain/asset'
import { dueToMake } from '@plenum/domain/maintenance-rule'
import { Recurrence } from '@plenum/domain/recurrence'
import { ProcedureStep, WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { RISKS, WorkRequestInput } from '@plenum/domain/work-request'
import { DEFAULT_LANGUAGE } from '@plenum/i18n/language'
import { firstRow, rows } from '../db/rows.ts'
import { maintenanceOrder } from '../db/schema/maintenance.ts'
import { sendNews } from '../mail/news.ts'
import { NOWHERE } from '../origin.ts'
import type { Database, Ports } from '../ports.ts'
import type { Author } from './batches.ts'
import { assetsOfRule, standing, standingOf } from './maintenance-rules.ts'
import { notify, reaches, type NoticeLetter, type Teller } from './notify.ts'
import { changing } from './rack-capacity.ts'
import { insertWork } from './work-write.ts'

const Named = v.object({ company_id: v.string(), id: v.string() })
const text = v.nullable(v.string())

const Rule = v.object({
  id: v.string(),
  name: v.string(),
  description: text,
  priority: v.picklist(PRIORITIES),
  recurrence: Recurrence,
  lead_days: v.number(),
  template_id: text,
  /** Null also while that person is disabled. */
  assignee_id: text,
  team_id: text,
  place_id: text,
  /** In whose name it asks: its owner, else who is to do it, else an administrator, who may still go on with it. */
  asker: v.object({ id: v.string(), name: v.string() }),
  risk: v.nullable(v.picklist(RISKS)),
  procedure: v.nullable(v.array(ProcedureStep)),
  made_until: text,
  last_done: text,
  open_requests: v.number(),
})
type Rule = v.InferOutput<typeof Rule>

/** A rule that runs, held until the transaction ends; undefined where another server has it in hand. */
async function heldRule(tx: Database, { company_id, id }: v.InferOutput<typeof Named>) {
  const held = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select id from maintenance_rule where company_id = ${company_id} and id = ${id} and is_active
      for no key update skip locked`,
  )
  if (held.length === 0) return undefined
  return firstRow(
    tx,
    Rule,
    sql`
      select r.id, r.name, r.description, r.priority, r.recurrence, r.lead_days, r.template_id,
        (select u.id from "user" u where u.company_id = r.company_id and u.id = r.assignee_id and u.disabled_at is null)
          as assignee_id,
        r.team_id, (select n.id from node n where n.company_id = r.company_id and n.id = (r.scope->>'place_id')::uuid)
          as place_id,
        (select json_build_object('id', p.id, 'name', p.name) from "user" u
          join principal p on p.company_id = u.company_id and p.id = u.id
          where u.company_id = r.company_id and u.disabled_at is null and ${reaches('projects', 'write')}
            and (u.id in (r.owner_id, r.assignee_id) or u.is_administrator)
          order by u.id = r.owner_id desc, coalesce(u.id = r.assignee_id, false) desc, u.id limit 1) as asker,
        t.risk, t.procedure, ${standing}
      from maintenance_rule r left join work_template t on t.company_id = r.company_id and t.id = r.template_id
      where r.company_id = ${company_id} and r.id = ${id}`,
  )
}

const Asset = v.object({ id: v.string(), location_id: text })

/** What a rule keeps up and is in service, in the order of its places. */
const keptUp = (tx: Database, { company_id, id }: v.InferOutput<typeof Named>) =>
  rows(
    tx,
    Asset,
    sql`
      select distinct a.id, a.location_id from maintenance_rule r
      cross join lateral (${assetsOfRule(sql`a.id, a.location_id`)}) a
      where r.company_id = ${company_id} and r.id = ${id} order by a.location_id, a.id`,
  )

interface Order {
  rule: Rule
  assets: readonly v.InferOutput<typeof Asset>[]
  due_on: string
}

/** Makes the requests of a rule for a due day: as many as its things need. */
async function makeOrders(tx: Database, teller: Teller, { rule, assets, due_on }: Order) {
  const { company_id } = teller
  const parts = Math.ceil(assets.length / WORK_ITEMS_MAX)
  for (let part = 1; part <= parts; part += 1) {
    const own = assets.slice((part - 1) * WORK_ITEMS_MAX, part * WORK_ITEMS_MAX)
    const input = v.parse(WorkRequestInput, {
      kind: 'maintenance',
      title: parts === 1 ? rule.name : `${rule.name} (${part}/${parts})`,
      description: rule.description,
      priority: rule.priority,
      risk: rule.risk ?? 'low',
      assignee_id: rule.assignee_id,
      team_id: rule.team_id,
      node_id: rule.place_id,
      wanted_on: due_on,
      template_id: rule.template_id,
      procedure: rule.procedure ?? [],
      items: own.map(({ id }) => ({ id: uuidv7(), op: 'maintain', asset_id: id })),
    })
    const request_id = await insertWork(tx, teller, input)
    await tx.insert(maintenanceOrder).values({ company_id, request_id, rule_id: rule.id, due_on, part })
    await tellOf(tx, teller, { rule, request_id })
  }
}

/** Tells in whose name it was asked for and who is to do it. */
async function tellOf(
  tx: Database,
  teller: Teller,
  { rule, request_id }: { rule: Rule; request_id: string },
): Promise<void> {
  const { asker, assignee_id, team_id } = rule
  const people = await rows(
    tx,
    v.object({ id: v.string() }),
    sql`
      select u.id from "user" u where u.company_id = ${teller.company_id} and (u.id = ${asker.id}
        or u.id = ${assignee_id}::uuid or (${assignee_id}::uuid is null and u.team_id = ${team_id}::uuid))`,
  )
  await notify(
    tx,
    { ...teller, actor: null },
    { kind: 'work_waits', to: people.map(({ id }) => id), work_id: request_id },
  )
}

/** Makes what is due of one rule, once: the rule is held, and remembers up to which day that is done. */
async function run(tx: Database, author: Author, letters: NoticeLetter[], id: string): Promise<void> {
  const { company_id } = author
  const rule = await heldRule(tx, { company_id, id })
  if (rule === undefined) return
  const today = author.at.slice(0, 10)
  const days = dueToMake(rule, standingOf(rule), today)
  const assets = days.length === 0 ? [] : await keptUp(tx, { company_id, id })
  // what is being installed may be in service by then: a day of which nothing can be made is done with once it has passed
  const last = days.findLast((day) => assets.length > 0 || day < today)
  if (last === undefined) return
  for (const due_on of days)
    await makeOrders(tx, { ...author, actor: rule.asker, letters }, { rule, assets, due_on })
  await tx.execute(sql`
    update maintenance_rule set made_until = ${last}::date where company_id = ${company_id} and id = ${id}`)
}

/** Makes the requests whose lead time has begun, each once; a rule that cannot be run stays for the next time. */
export async function makeMaintenance(
  { database, report, ...post }: Pick<Ports, 'database' | 'report' | 'mailer' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  const active = await rows(
    database,
    Named,
    sql`select company_id, id from maintenance_rule where is_active order by company_id, id`,
  )
  for (const { company_id, id } of active) {
    const letters: NoticeLetter[] = []
    const author: Author = {
      ...NOWHERE,
      company_id,
      actor: null,
      session_id: null,
      source: 'system',
      at: now.toISOString(),
    }
    try {
      await changing(database, author, (tx) => run(tx, author, letters, id))
      sendNews(post, letters, DEFAULT_LANGUAGE)
    } catch (error) {
      report(error, { method: 'sweep', route: 'maintenance_rule' })
    }
  }
}
