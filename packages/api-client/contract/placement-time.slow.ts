import { env } from 'node:process'
import { beginTrial } from '@plenum/bench/long-run'
import { isFull, timesOf } from '@plenum/bench/trials'
import { expect, inject, test } from 'vitest'
import type { NodeContents } from '@plenum/domain/node-contents'
import { addDays } from '@plenum/domain/date'
import { chanceOf } from './chance.ts'
import { at, hall } from './hall.ts'
import { deeds, type Hall } from './inventory-deeds.ts'
import { nothingStandsTwice } from './placement-checks.ts'
import { advance, faults, now } from './world.ts'
import { lastBatch } from './yard.ts'

const SEED = Number(env.SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 1))
const STEPS = 60
const engine = inject('engine').kind
/** Moments in the past that are asked for. */
const MOMENTS = timesOf('placement-time')
const record = beginTrial('placement-time')
const DAY = 864e5

interface Recorded {
  at: number
  /** Until when nothing was done. */
  until: number
  state: Record<string, string[]>
}

const linesOf = ({ assets }: NodeContents) =>
  assets
    .map(({ id, position, face, status }) => `${id} ${position ?? '-'} ${face ?? '-'} ${status}`)
    .toSorted()

/** What stands in every place of the hall, as its own pages have it now. */
async function stateOf({ ada, r01, r02, dataCenter }: Hall): Promise<Recorded['state']> {
  const state: Recorded['state'] = {}
  for (const { id } of [r01, r02, dataCenter]) state[id] = linesOf(await ada.nodes.contents(id))
  return state
}

/** Does things by chance and takes some back, and keeps what stood where after each. */
async function doThings(place: Hall, chance: () => number): Promise<Recorded[]> {
  const { ada } = place
  const all = deeds(place, chance)
  const undo = async () => ada.batches.undo(await lastBatch(ada))
  // what puts things somewhere, and what takes them away again
  const make = all.slice(0, 1)
  const likely = [...make, ...make, ...make, ...all.slice(3, 8), undo]
  const recorded: Recorded[] = []
  for (let step = 0; step < STEPS; step++) {
    // what is refused, such as a place that is taken, changes nothing
    await likely[Math.floor(chance() * likely.length)]?.().catch(() => {})
    const since = now().getTime()
    const state = await stateOf(place)
    advance(1 + ([0, 1, 7919, DAY * 0.4][Math.floor(chance() * 4)] ?? 0))
    recorded.push({ at: since, until: now().getTime() - 1, state })
  }
  return recorded
}

test(
  `the state at ${MOMENTS} random moments is what was recorded then (SEED=${SEED})`,
  { timeout: 240_000 },
  async () => {
    const chance = chanceOf(SEED)
    const place = await hall()
    const { ada, r01, r02, dataCenter, server } = place
    for (const unit of [1, 3, 5, 7, 9, 11]) await server(`First in U${unit}`, at(r01, unit))
    const recorded = await doThings(place, chance)
    const first = recorded[0]?.at ?? 0
    const ids = [r01.id, r02.id, dataCenter.id]
    let standing = 0
    for (let asked = 0; asked < MOMENTS; asked++) {
      // while something is under way it is not known yet what will have been
      const one = recorded[Math.floor(chance() * recorded.length)] ?? { at: first, until: first, state: {} }
      const { state } = one
      const moment = new Date(Math.floor(one.at + chance() * (one.until - one.at))).toISOString()
      const id = ids[asked % 3] ?? ''
      const seen = linesOf(await ada.nodes.contentsAt(id, moment))
      expect(seen).toEqual(state[id])
      standing += seen.length
      if (asked % 50 !== 0) continue
      const { all, places } = await ada.nodes.standing(dataCenter.id, moment)
      const counted = Object.fromEntries(places.map((each) => [each.id, each.assets]))
      expect(ids.map((each) => counted[each] ?? 0)).toEqual(ids.map((each) => state[each]?.length))
      expect(all.assets).toBe(Object.values(state).flat().length)
    }
    expect(standing).toBeGreaterThan(100)
    expect(new Set(recorded.map(({ state }) => JSON.stringify(state))).size).toBeGreaterThan(5)
    await everyDayIsTold(place, recorded)
    await nothingStandsTwice(place)
    expect(faults()).toEqual([])
    record({ engine, done: { moments: MOMENTS, steps: STEPS }, failed: { 'wrong states': 0 } })
  },
)

/** Between the days that the timeline names nothing changes, and what came and left is the difference of two days. */
async function everyDayIsTold({ ada, dataCenter, r01 }: Hall, recorded: readonly Recorded[]) {
  const { days, today } = await ada.nodes.timeline(dataCenter.id)
  const told = new Map(days.map((each) => [each.day, each]))
  const start = new Date(recorded[0]?.at ?? 0).toISOString().slice(0, 10)
  let last = await ada.nodes.standing(dataCenter.id, addDays(start, -1))
  let rack = await ada.nodes.contentsAt(r01.id, addDays(start, -1))
  for (let day = start; day < addDays(today, 12); day = addDays(day, 1)) {
    const next = await ada.nodes.standing(dataCenter.id, day)
    const change = told.get(day)
    expect({ day, came: next.all.came, left: next.all.left }).toEqual({
      day,
      came: change?.came ?? 0,
      left: change?.left ?? 0,
    })
    expect(next.all.assets - last.all.assets).toBe(next.all.came - next.all.left)
    const content = await ada.nodes.contentsAt(r01.id, day)
    const where = ({ assets }: NodeContents) =>
      assets.map(({ id, position, face }) => `${id} ${position} ${face}`)
    const [before, after] = [where(rack), where(content)]
    expect(content.came?.length).toBe(after.filter((each) => !before.includes(each)).length)
    expect(content.left?.length).toBe(before.filter((each) => !after.includes(each)).length)
    expect(change !== undefined || after.toSorted().join() === before.toSorted().join()).toBe(true)
    ;[last, rack] = [next, content]
  }
}
