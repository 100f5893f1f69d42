import type { Priority } from '@plenum/domain/asset'
import type { WorkItemInput } from '@plenum/domain/work-item'
import type { WorkAct } from '@plenum/domain/work-act'
import type { Risk, WorkKind } from '@plenum/domain/work-request'
import type { WorkTemplateInput } from '@plenum/domain/work-template'
import type { Picking } from './pick-from.ts'

/** What happens with a request so many hours after it was asked for, by a person of the company. */
export type WorkEvent = { after: number; by: number } & (
  | { does: Omit<Partial<WorkAct>, 'action'> & Pick<WorkAct, 'action'> }
  | { executes: number }
  | { says: string }
)

/** A request of the demonstration company; people and teams by their place in it. */
export interface WorkSeed {
  kind: WorkKind
  title: string
  description: string
  priority: Priority
  risk: Risk
  by: number
  /** What it was made from, by its place among `TEMPLATES`. */
  template?: number
  days_ago: number
  assignee?: number
  team?: number
  /** Days from now on which its window of four hours begins. */
  window_in?: number
  wanted_in?: number
  procedure?: readonly string[]
  items: (pick: Picking) => (WorkItemInput & { id: string })[]
  events: readonly WorkEvent[]
}

/** What requests of the demonstration company are made from: moves within ten days, maintenance within four weeks. */
export const TEMPLATES: readonly WorkTemplateInput[] = [
  { name: 'Move of servers', kind: 'move', risk: 'medium', sla_hours: 10 * 24, sla_warning_hours: 3 * 24 },
  { name: 'Yearly maintenance', kind: 'maintenance', sla_hours: 28 * 24, sla_warning_hours: 7 * 24 },
]
const [SERVER_MOVE, YEARLY] = [0, 1]

const item = () => ({ id: crypto.randomUUID() })
const moves = ({ servers, slots }: Picking, count: number) => {
  const ids = servers(count)
  return slots(ids.length).map((to, at) => ({ ...item(), op: 'move' as const, asset_id: ids[at] ?? '', to }))
}
const kept = (asset_ids: readonly string[]) =>
  asset_ids.map((asset_id) => ({ ...item(), op: 'maintain' as const, asset_id }))

const UPS_STEPS = [
  'Say at the control room that the work begins',
  'Put the load on the static bypass',
  'Isolate the module and measure that it is dead',
  'Clean, tighten and replace fans and filters',
  'Measure the batteries under load',
  'Take the load back from the bypass',
]

const OPERATIONS = 0
const PLATFORM = 2
const FACILITIES = 3
const [ANA, OPERATOR, NETWORKER, PLATFORMER, FACILITIES_LEAD, SECOND_OPERATOR] = [0, 1, 2, 3, 4, 6]

/** Requests in every stage, the youngest last. */
export const WORK: readonly WorkSeed[] = [
  {
    kind: 'move',
    title: 'Three web servers of the shop to data hall 2',
    description: 'Makes room for the storage that comes in March.',
    priority: 'high',
    risk: 'medium',
    by: PLATFORMER,
    team: OPERATIONS,
    template: SERVER_MOVE,
    days_ago: 21,
    window_in: -15,
    items: (pick) => moves(pick, 3),
    events: [
      { after: 1, by: PLATFORMER, does: { action: 'submit' } },
      {
        after: 20,
        by: FACILITIES_LEAD,
        does: { action: 'approve', reason: 'Path B has room in both racks.' },
      },
      { after: 145, by: OPERATOR, executes: 0 },
      { after: 146, by: OPERATOR, executes: 1 },
      { after: 147, by: OPERATOR, executes: 2 },
      { after: 148, by: OPERATOR, does: { action: 'finish' } },
      {
        after: 166,
        by: SECOND_OPERATOR,
        does: { action: 'verify', reason: 'Seen in the racks, labels right.' },
      },
    ],
  },
  {
    kind: 'move',
    title: 'Spread the mail servers over two halls',
    description: 'Four servers in one rack hang on one pair of PDUs.',
    priority: 'medium',
    risk: 'medium',
    by: PLATFORMER,
    assignee: ANA,
    template: SERVER_MOVE,
    days_ago: 9,
    window_in: 0,
    items: (pick) => moves(pick, 4),
    events: [
      { after: 2, by: PLATFORMER, does: { action: 'submit' } },
      { after: 30, by: FACILITIES_LEAD, does: { action: 'approve' } },
      { after: 212, by: ANA, executes: 0 },
      { after: 213, by: ANA, executes: 1 },
      { after: 213, by: ANA, says: 'The third one waits for its owner to drain it.' },
    ],
  },
  {
    kind: 'change',
    title: 'Hand the analytics servers over to Platform',
    description: 'The team that bought them no longer exists.',
    priority: 'low',
    risk: 'low',
    by: NETWORKER,
    team: OPERATIONS,
    days_ago: 12,
    wanted_in: -3,
    items: ({ servers, owner }) =>
      servers(2).map((asset_id) => ({
        ...item(),
        op: 'change' as const,
        asset_id,
        changes: { owner_id: owner(PLATFORM), priority: 'medium' as const },
      })),
    events: [
      { after: 1, by: NETWORKER, does: { action: 'submit' } },
      { after: 26, by: FACILITIES_LEAD, does: { action: 'approve' } },
      { after: 120, by: OPERATOR, executes: 0 },
      { after: 121, by: OPERATOR, executes: 1 },
      { after: 122, by: OPERATOR, does: { action: 'finish' } },
    ],
  },
  {
    kind: 'move',
    title: 'Backup servers nearer to the tape library',
    description: 'Shorter fibre, and out of the way of the new row.',
    priority: 'medium',
    risk: 'low',
    by: NETWORKER,
    team: OPERATIONS,
    template: SERVER_MOVE,
    days_ago: 8,
    wanted_in: 6,
    items: (pick) => moves(pick, 2),
    events: [
      { after: 3, by: NETWORKER, does: { action: 'submit' } },
      { after: 25, by: FACILITIES_LEAD, does: { action: 'approve' } },
      {
        after: 50,
        by: OPERATOR,
        does: { action: 'block', reason: 'The rails of the second one are missing.', blocker: 'parts' },
      },
    ],
  },
  {
    kind: 'maintenance',
    title: 'Yearly maintenance of UPS A',
    description: 'By the manufacturer, one module after the other, load on bypass.',
    priority: 'high',
    risk: 'high',
    by: SECOND_OPERATOR,
    team: FACILITIES,
    template: YEARLY,
    days_ago: 5,
    window_in: 9,
    procedure: UPS_STEPS,
    items: ({ plant }) => kept(plant('UPS', 2)),
    events: [{ after: 4, by: SECOND_OPERATOR, does: { action: 'submit' } }],
  },
  {
    kind: 'move',
    title: 'Database replicas away from the hot corner',
    description: 'Inlet air of that rack is above 27 °C in the afternoon.',
    priority: 'high',
    risk: 'medium',
    by: PLATFORMER,
    team: OPERATIONS,
    template: SERVER_MOVE,
    days_ago: 2,
    wanted_in: 4,
    items: (pick) => moves(pick, 2),
    events: [
      { after: 1, by: PLATFORMER, does: { action: 'submit' } },
      { after: 5, by: OPERATOR, says: 'We can do it on Thursday night.' },
    ],
  },
  {
    kind: 'remove',
    title: 'Take away servers that have been off since spring',
    description: 'Nobody claims them any more.',
    priority: 'low',
    risk: 'low',
    by: OPERATOR,
    team: OPERATIONS,
    days_ago: 4,
    wanted_in: 20,
    items: ({ retired }) => retired(3).map((asset_id) => ({ ...item(), op: 'remove' as const, asset_id })),
    events: [
      { after: 1, by: OPERATOR, does: { action: 'submit' } },
      {
        after: 22,
        by: FACILITIES_LEAD,
        does: { action: 'return', reason: 'Please say where the disks are destroyed.' },
      },
    ],
  },
  {
    kind: 'move',
    title: 'Test cluster to data hall 3',
    description: 'For the proof of concept with the customer.',
    priority: 'low',
    risk: 'low',
    by: NETWORKER,
    team: OPERATIONS,
    days_ago: 15,
    wanted_in: -10,
    items: (pick) => moves(pick, 2),
    events: [
      { after: 2, by: NETWORKER, does: { action: 'submit' } },
      {
        after: 28,
        by: FACILITIES_LEAD,
        does: { action: 'reject', reason: 'The proof of concept was called off.' },
      },
    ],
  },
  {
    kind: 'maintenance',
    title: 'Clean the filters of the room coolers',
    description: 'Both halls, one unit at a time.',
    priority: 'medium',
    risk: 'low',
    by: FACILITIES_LEAD,
    assignee: ANA,
    days_ago: 6,
    wanted_in: -1,
    items: ({ plant }) => kept(plant('CRC', 2)),
    events: [{ after: 1, by: FACILITIES_LEAD, says: 'Filters are in goods-in.' }],
  },
]
