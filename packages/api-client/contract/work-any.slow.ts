import { env } from 'node:process'
import { sql } from 'drizzle-orm'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { afterAll, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { rows } from '@plenum/api-server/db/rows'
import { checkCounters } from '@plenum/api-server/store/rack-capacity'
import type { WorkExecution, WorkItemInput } from '@plenum/domain/work-item'
import { WORK_ACTIONS } from '@plenum/domain/work-stage'
import { ClientError } from '../src/client-error.ts'
import { chanceOf } from './chance.ts'
import { database } from './engine.ts'
import { at } from './hall.ts'
import { faults, now, type Connection } from './world.ts'
import { why } from './yard.ts'
import { maintaining, moving, planned, request, workYard, type WorkYard } from './work-yard.ts'
import { randomUUID } from 'node:crypto'

/** How many runs are tried, and how many actions each has; `SEED` chooses others. */
const RUNS = timesOf('work-any')
const DEEDS = 40
const record = beginTrial('work-any')
const ended = { runs: 0, actions: 0 }
afterAll(() => {
  if (ended.runs === RUNS)
    record({
      engine: inject('engine').kind,
      done: ended,
      failed: { 'racks with wrong counters': 0, 'reservations left': 0 },
    })
})
/** Chance offers many things that are refused: a run that finds too few to do by then is no run. */
const TRIES = 30 * DEEDS
const FIRST = Number(env.SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 1))

/**
 * What is reserved for a request that is over, or for an item that has been executed; and what is in others' way before
 * its approval, or not after it.
 */
const astray = () =>
  rows(
    database,
    v.object({ id: v.string() }),
    sql`
      select s.id from reservation s join work_request r on r.company_id = s.company_id and r.id = s.work_id
      left join work_item i on i.company_id = s.company_id and i.reservation_id = s.id
      where s.ended is null
        and (r.stage in ('done', 'canceled') or i.batch_id is not null or s.is_firm = (r.stage = 'approval'))`,
  )

/** Things that people do with requests, picked by chance; what is refused is no step. */
function deeds(all: WorkYard, things: { id: string }[], chance: () => number) {
  const { ada, asker, boss, hand, eyes, r01, r02 } = all
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)]
  const place = () => at(pick([r01, r02]) ?? r01, 1 + 2 * Math.floor(chance() * 8))
  const item = (): WorkItemInput => {
    const [one, other] = [pick(things), pick(things)]
    const asset_id = one?.id ?? ''
    const kinds: (() => WorkItemInput)[] = [
      () => moving({ id: asset_id }, place()),
      () => moving({ id: asset_id }, place()),
      () => maintaining({ id: asset_id }),
      () => ({ id: randomUUID(), op: 'swap', asset_id, replacement_id: other?.id ?? '' }),
      () => ({ id: randomUUID(), op: 'change', asset_id, changes: { budget_w: Math.floor(chance() * 900) } }),
      () => ({ id: randomUUID(), op: 'remove', asset_id }),
    ]
    return (pick(kinds) ?? (() => maintaining({ id: asset_id })))()
  }
  const onOne = async (act: (seen: Awaited<ReturnType<Connection['work']['get']>>) => Promise<unknown>) => {
    const stage = 'todo,approval,in_progress,verification,blocked'
    const listed = pick((await ada.work.list({ limit: 100, ordering: 'code', stage })).results)
    return listed && act(await ada.work.get(listed.id))
  }
  const removed = (): WorkExecution => ({
    ...planned,
    decommission: { ...why, close: chance() < 0.5, bears_data: false },
  })
  const said = (): WorkExecution =>
    pick<WorkExecution>([
      planned,
      { result: 'deviation', note: 'Elsewhere', to: place() },
      { result: 'not_done', note: 'No time' },
    ]) ?? planned
  return [
    async () => {
      const made = await asker.work.create(request([item(), item()].slice(0, 1 + Math.floor(chance() * 2))))
      return asker.work.act(made, { action: 'submit' })
    },
    () => onOne((seen) => boss.work.act(seen, { action: 'approve' })),
    () =>
      onOne((seen) => {
        const one = pick(seen.items)
        return hand.work.execute(seen, one?.id ?? '', one?.op === 'remove' ? removed() : said())
      }),
    () => onOne((seen) => hand.work.execute(seen, pick(seen.items)?.id ?? '', planned)),
    () => onOne((seen) => hand.work.revert(seen, pick(seen.items)?.id ?? '')),
    () => onOne((seen) => ada.work.accept(seen, pick(seen.items)?.id ?? '')),
    () =>
      onOne((seen) => {
        const action = pick(WORK_ACTIONS) ?? 'cancel'
        const who = pick([ada, asker, boss, hand, eyes]) ?? ada
        return who.work.act(seen, { action, reason: 'By chance', blocker: 'other' })
      }),
    async () => {
      const one = await ada.assets.get(pick(things)?.id ?? '')
      return ada.assets.move(one, place())
    },
    async () => ada.batches.undo((await ada.history.list({ limit: 1 })).results[0]?.id ?? ''),
  ]
}

test.each(Array.from({ length: RUNS }, (_, nth) => FIRST + nth))(
  'whatever is done with requests, racks are counted right and nothing stays reserved for what is over (SEED=%i)',
  { timeout: 240_000 },
  async (seed) => {
    const chance = chanceOf(seed)
    const all = await workYard()
    const things = [
      await all.known('active'),
      await all.known('active'),
      await all.known('standby'),
      await all.known('installation', at(all.r02, 1)),
      await all.known('active', at(all.r02, 5)),
    ]
    const possible = deeds(all, things, chance)
    let done = 0
    for (let tried = 0; done < DEEDS && tried < TRIES; tried++) {
      const deed = possible[Math.floor(chance() * possible.length)]
      const outcome = await deed?.().then(
        () => 'done',
        (error: unknown) => (error instanceof ClientError && error.status < 500 ? 'refused' : 'failed'),
      )
      expect(outcome).not.toBe('failed')
      if (outcome === 'done') done += 1
      expect(await astray()).toEqual([])
    }
    expect(done).toBe(DEEDS)
    expect(await checkCounters(database, now())).toEqual([])
    expect(faults()).toEqual([])
    ended.runs += 1
    ended.actions += done
  },
)
