import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { team } from '@plenum/api-server/db/schema/people'
import type { PermissionArea, PermissionLevel } from '@plenum/domain/permission'
import type { MaintenanceRuleInput } from '@plenum/domain/maintenance-rule'
import type { PlaceInput } from '@plenum/domain/placement'
import type { WorkExecution, WorkItemInput } from '@plenum/domain/work-item'
import type { WorkAct } from '@plenum/domain/work-act'
import type { WorkRequest, WorkRequestInput } from '@plenum/domain/work-request'
import type { WorkTemplateInput } from '@plenum/domain/work-template'
import { database } from './engine.ts'
import { teamOf } from './people.ts'
import { hallOf, savedHall } from './hall.ts'
import { saved } from './saved.ts'
import { connectBy, faults, join, tokensOf, type Connection } from './world.ts'
import { inDays, yardOf } from './yard.ts'

type Founder = ReturnType<typeof yardOf>['ada']

/** Throws where the server has reported a fault of its own. */
export function refuseFaults(): void {
  for (const fault of faults()) throw fault
}

/** Somebody of a team of his own who may approve. */
export async function approver(
  founder: Founder,
  levels: Partial<Record<PermissionArea, PermissionLevel>> = { projects: 'onlyRead' },
): Promise<Connection> {
  const made = await join(founder, levels)
  const team_id = await teamOf(made)
  await database.update(team).set({ may_approve: true }).where(eq(team.id, team_id))
  return made
}

type Item<Op extends WorkItemInput['op']> = Extract<WorkItemInput, { op: Op }>

/** An item that moves something. */
export const moving = (asset: { id: string }, to: PlaceInput): Item<'move'> => ({
  id: randomUUID(),
  op: 'move',
  asset_id: asset.id,
  to,
})

/** An item that is only maintained. */
export const maintaining = (asset: { id: string }): Item<'maintain'> => ({
  id: randomUUID(),
  op: 'maintain',
  asset_id: asset.id,
})

export const request = (items: WorkItemInput[], over: Partial<WorkRequestInput> = {}): WorkRequestInput => ({
  kind: 'move',
  title: 'Three servers to the new room',
  items,
  ...over,
})

export const template = (over: Partial<WorkTemplateInput> = {}): WorkTemplateInput => ({
  name: 'Standard move',
  kind: 'move',
  ...over,
})

/** A rule for the generators, due every 30 days. */
export const maintenanceRule = (over: Partial<MaintenanceRuleInput> = {}): MaintenanceRuleInput => ({
  name: 'Test the generators',
  work: 'test',
  scope: { by: 'type', asset_types: ['GEN'] },
  recurrence: { by: 'calendar', every: 30, unit: 'day', starts_on: inDays(5) },
  lead_days: 7,
  ...over,
})

export const planned: WorkExecution = { result: 'as_planned' }

const made = saved(async () => {
  const there = await savedHall()
  const { ada } = hallOf(there)
  const [asker, boss, hand, eyes] = [
    await join(ada, { projects: 'write' }),
    await approver(ada),
    await join(ada, { projects: 'write' }),
    await join(ada, { projects: 'write' }),
  ]
  return { there, asker: tokensOf(asker), boss: tokensOf(boss), hand: tokensOf(hand), eyes: tokensOf(eyes) }
})

/** A yard with people of different rights: who asks, who approves, who does the work, and who verifies it. */
export async function workYard() {
  const { there, ...people } = await made()
  const all = yardOf(hallOf(there))
  const { ada } = all
  const asker = connectBy(people.asker)
  const boss = connectBy(people.boss)
  const hand = connectBy(people.hand)
  const eyes = connectBy(people.eyes)
  /** What somebody does with a request as it is now. */
  const act = async (who: Connection, { id }: { id: string }, said: WorkAct) =>
    who.work.act(await ada.work.get(id), said)
  const submitted = async (items: WorkItemInput[], over: Partial<WorkRequestInput> = {}) =>
    act(asker, await asker.work.create(request(items, over)), { action: 'submit' })
  const approved = async (items: WorkItemInput[], over: Partial<WorkRequestInput> = {}) =>
    act(boss, await submitted(items, over), { action: 'approve' })
  /** Executes an item of a request, the first one where none is said. */
  const execute = async (seen: WorkRequest, said: WorkExecution = planned, at = 0, who: Connection = hand) =>
    who.work.execute(await ada.work.get(seen.id), seen.items[at]?.id ?? '', said)
  return { ...all, asker, boss, hand, eyes, act, submitted, approved, execute }
}

export type WorkYard = Awaited<ReturnType<typeof workYard>>
