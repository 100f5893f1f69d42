import type { WorkImpact } from '@plenum/domain/work-impact'
import type { WorkCheck } from '@plenum/domain/work-request'
import type { WorkTemplate } from '@plenum/domain/work-template'
import { blankThing, blankValues, withAssets, type PickedAsset, type RequestValues } from './values.ts'

const ID = '0197a5c0-0000-7000-8000-00000000'
export const storyId = (at: number) => `${ID}${String(at).padStart(4, '0')}`

const trail = [
  { id: storyId(92), name: 'MAD1', type: 'data_center' as const },
  { id: storyId(93), name: 'Hall 1', type: 'room' as const },
  { id: storyId(90), name: 'R01', type: 'rack' as const },
]

export const storyAsset = (at: number, over: Partial<PickedAsset> = {}): PickedAsset => ({
  id: storyId(at),
  name: `Web ${at}`,
  code: `SRV-00000${at}`,
  serial_number: null,
  status: 'active',
  previous_status: null,
  termination_date: null,
  asset_type: 'SRV',
  location: { node_id: storyId(90), trail, position: at * 2, face: 'front', lane: null },
  model: { id: storyId(80), name: 'R750', u_height: 2, width: null },
  ...over,
})

/** An asset as the API tells it. */
export const toldAsset = (at: number, over: Partial<PickedAsset> = {}) => ({
  ...storyAsset(at, over),
  aliases: [],
  hostname: null,
})

const there = {
  node_id: storyId(91),
  trail: [...trail.slice(0, 2), { id: storyId(91), name: 'R02', type: 'rack' as const }],
}

/** A move of three servers of which two have a place. */
export const storyMove: RequestValues = {
  ...blankValues,
  kind: 'move',
  things: withAssets([], [storyAsset(1), storyAsset(2), storyAsset(3)]).map((thing, at) => ({
    ...thing,
    id: storyId(10 + at),
    to: at === 2 ? null : { ...there, position: 4 + at * 2, face: 'front' as const, lane: null },
  })),
}

/** The same, with everything that a form can say. */
export const storyWhole: RequestValues = {
  ...storyMove,
  things: storyMove.things.map((thing) => ({
    ...thing,
    to: { ...there, position: 4, face: 'front' as const, lane: null },
  })),
  title: 'Three servers to the new rack',
  description: 'The old rack is taken out.',
  priority: 'high',
  window_start: '2027-03-01T20:00:00.000Z',
  window_end: '2027-03-01T23:00:00.000Z',
  assignee: { id: storyId(70), name: 'Eva Sanz' },
  team: { id: storyId(71), name: 'Operations' },
  procedure: [
    {
      id: storyId(60),
      text: 'Shut down and wait for the lights',
      role: 'Operator',
      expected: 'All lights are out',
      back_out: null,
      is_hold_point: true,
      reading: { name: 'Load', unit: 'A', min: 0, max: 2 },
    },
    {
      id: storyId(61),
      text: 'Unplug',
      role: null,
      expected: null,
      back_out: null,
      is_hold_point: false,
      reading: null,
    },
  ],
}

export const storyComing: RequestValues = {
  ...blankValues,
  kind: 'add',
  things: ['web-01', 'web-02'].map((name, at) =>
    blankThing({
      id: storyId(20 + at),
      name,
      model: { id: storyId(80), name: 'R750', u_height: 2, width: null },
    }),
  ),
}

const free = { findings: [], nearest: null, nearest_lane: null, overridable: false }

/** What the server says of `storyWhole`: one place is taken, one is heavy, and another request is there too. */
export const storyCheck: WorkCheck = {
  items: [
    {
      id: storyId(10),
      fit: {
        findings: [
          {
            code: 'place_taken',
            level: 'block',
            rivals: [{ id: storyId(5), asset_id: storyId(5), name: 'Database 1', code: 'SRV-000005' }],
          },
        ],
        nearest: 8,
        nearest_lane: null,
        overridable: false,
      },
      errors: [],
    },
    {
      id: storyId(11),
      fit: null,
      errors: [{ code: 'asset_closed', detail: 'This asset is out of use for good.' }],
    },
    { id: storyId(12), fit: free, errors: [] },
  ],
  clashes: [
    {
      kind: 'rack',
      subject: { id: storyId(91), name: 'R02' },
      request: { id: storyId(50), code: 'MAC-000007', title: 'Cabling' },
    },
  ],
  blocks: true,
  overridable: false,
}

/** What is lost while a power strip is down. */
export const storyImpact: WorkImpact = {
  down: [{ id: storyId(5), name: 'Database 1' }],
  degraded: [1, 2, 3, 4, 6, 7].map((at) => ({ id: storyId(at), name: `Web ${String(at)}` })),
  inside: [],
  unknown: 2,
}

export const storyTemplate: WorkTemplate = {
  id: storyId(40),
  name: 'Server move',
  kind: 'move',
  description: 'Between racks of one room',
  priority: 'medium',
  risk: 'low',
  procedure: storyWhole.procedure,
  approval_stages: [
    { team_id: null, approvers: 1 },
    { team_id: storyId(71), approvers: 2 },
  ],
  is_pre_approved: false,
  is_verified: true,
  needs_evidence: true,
  sla_hours: 48,
  sla_warning_hours: 4,
  version: 1,
}
