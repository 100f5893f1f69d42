import type { Faker } from '@faker-js/faker'
import { blankNode, DEFAULT_RACK_HEIGHT, type NodeInput } from '@plenum/domain/node'
import type { PlaceFacts } from '@plenum/domain/place-facts'
import type { PlanShape } from '@plenum/domain/plan-shape'
import { CABINET_SIZE, floorOf, rackSpot, shapesOf } from './floor.ts'
import { machinesOf } from './models.ts'

/** What a room is for; decides what stands in it. */
export type RoomKind = 'data_hall' | 'network' | 'electrical' | 'mechanical' | 'battery' | 'yard' | 'storage'

export type NodeSeed = NodeInput & { id: string; name: string }
export interface RoomSeed {
  kind: RoomKind
  node: NodeSeed
  racks: NodeSeed[]
  /** What is drawn on its floor. */
  shapes: PlanShape[]
}
export interface Hierarchy {
  /** Parents before their children. */
  nodes: NodeSeed[]
  rooms: RoomSeed[]
}

interface RoomPlan {
  kind: RoomKind
  name: string
  code: string
  rows: number
  racksPerRow: number
}

interface CentrePlan {
  site: string
  code: string
  name: string
  rooms: readonly RoomPlan[]
  facts: Partial<PlaceFacts>
}

const empty = (kind: RoomKind, name: string, code: string): RoomPlan => ({
  kind,
  name,
  code,
  rows: 0,
  racksPerRow: 0,
})

const ROOMS: readonly RoomPlan[] = [
  ...[1, 2, 3, 4, 5].map((hall) => ({
    kind: 'data_hall' as const,
    name: `Data hall ${hall}`,
    code: `DH${hall}`,
    rows: 4,
    racksPerRow: 9,
  })),
  ...['A', 'B'].map((side) => ({
    kind: 'network' as const,
    name: `Meet-me room ${side}`,
    code: `MMR${side}`,
    rows: 1,
    racksPerRow: 10,
  })),
  empty('electrical', 'Electrical room A', 'ELA'),
  empty('electrical', 'Electrical room B', 'ELB'),
  empty('battery', 'Battery room', 'BAT'),
  empty('mechanical', 'Cooling plant', 'MEC'),
  empty('yard', 'Generator yard', 'YRD'),
  empty('storage', 'Goods-in and storage', 'STG'),
]
const ROOF = empty('mechanical', 'Roof plant', 'ROF')

const BUILDING = {
  tier: 'III',
  ups_topology: 'two_n',
  it_power_design_kw: 2400,
  utility_power_kw: 4000,
  generator_capacity_kw: 3600,
  generator_autonomy_h: 48,
  cooling_design_kw: 2880,
  design_pue: 1.4,
  total_floor_area_m2: 6200,
  computer_room_area_m2: 2100,
} as const

const MADRID = { city: 'Madrid', country: 'ES', timezone: 'Europe/Madrid', commissioning_date: '2018-05-14' }
const BARCELONA = {
  city: 'Barcelona',
  country: 'ES',
  timezone: 'Europe/Madrid',
  commissioning_date: '2020-09-01',
}
const LISBOA = { city: 'Lisboa', country: 'PT', timezone: 'Europe/Lisbon', commissioning_date: '2022-11-21' }
const VALENCIA = { city: 'Valencia', country: 'ES', timezone: 'Europe/Madrid', tier: 'II' }

const CENTRES: readonly CentrePlan[] = [
  {
    site: 'Madrid',
    code: 'MAD1',
    name: 'Madrid 1',
    rooms: [...ROOMS, ROOF],
    facts: { ...BUILDING, ...MADRID },
  },
  {
    site: 'Barcelona',
    code: 'BCN1',
    name: 'Barcelona 1',
    rooms: ROOMS,
    facts: { ...BUILDING, ...BARCELONA },
  },
  { site: 'Lisboa', code: 'LIS1', name: 'Lisboa 1', rooms: ROOMS, facts: { ...BUILDING, ...LISBOA } },
]

/** A data centre to look around in: small enough to read whole. */
export const SAMPLE_CENTRES: readonly CentrePlan[] = [
  {
    site: 'Valencia',
    code: 'VLC1',
    name: 'Valencia 1',
    facts: VALENCIA,
    rooms: [
      { kind: 'data_hall', name: 'Data hall 1', code: 'DH1', rows: 2, racksPerRow: 4 },
      { kind: 'data_hall', name: 'Data hall 2', code: 'DH2', rows: 2, racksPerRow: 4 },
      { kind: 'network', name: 'Meet-me room', code: 'MMR', rows: 1, racksPerRow: 2 },
      empty('electrical', 'Electrical room', 'ELR'),
      empty('mechanical', 'Cooling plant', 'MEC'),
      empty('storage', 'Goods-in and storage', 'STG'),
    ],
  },
]

/** Places as planned; unless told otherwise three data centres with 40 rooms and 600 racks. */
export function buildHierarchy(faker: Faker, centres: readonly CentrePlan[] = CENTRES): Hierarchy {
  const nodes: NodeSeed[] = []
  const add = (input: Partial<NodeInput> & Pick<NodeInput, 'type' | 'name'>): NodeSeed => {
    const node = { ...blankNode, ...input, id: faker.string.uuid() }
    nodes.push(node)
    return node
  }
  const rooms = centres.flatMap((centre) => {
    const site = add({ type: 'site', name: centre.site })
    const { name, code, facts } = centre
    const building = add({ type: 'data_center', name, code, parent_id: site.id, ...facts })
    const floors = [0, 1].map((level) =>
      add({ type: 'floor', name: `Floor ${level}`, code: `F${level}`, level, parent_id: building.id }),
    )
    return centre.rooms.map((plan, at) => buildRoom(add, plan, floors[at % 2]?.id ?? building.id))
  })
  return { nodes, rooms }
}

const CABINET = {
  form_factor: 'four_post_cabinet',
  rail_width_in: 19,
  ...CABINET_SIZE,
  outer_height_mm: 2000,
  tare_kg: 130,
  max_static_load_kg: 1360,
  power_capacity_a_kw: 16,
  power_capacity_b_kw: 16,
  cooling_capacity_kw: 18,
  cooling_type: 'air',
  airflow: 'front_to_rear',
} as const

type Add = (input: Partial<NodeInput> & Pick<NodeInput, 'type' | 'name'>) => NodeSeed

function buildRoom(add: Add, plan: RoomPlan, floorId: string): RoomSeed {
  const kind = plan.kind === 'yard' ? null : plan.kind
  const standing = { ...plan, machines: machinesOf(plan.kind).length }
  const { name, code } = plan
  const node = add({ type: 'room', name, code, kind, parent_id: floorId, ...floorOf(standing) })
  const racks = [...Array(plan.rows).keys()].flatMap((at) => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + at)
    const row = add({ type: 'row', name: `Row ${letter}`, code: letter, parent_id: node.id })
    return [...Array(plan.racksPerRow).keys()].map((place) =>
      add({
        type: 'rack',
        name: `${letter}${String(place + 1).padStart(2, '0')}`,
        parent_id: row.id,
        u_height: DEFAULT_RACK_HEIGHT,
        starting_unit: 1,
        u_direction: 'bottom_up',
        ...CABINET,
        ...rackSpot(at, place),
      }),
    )
  })
  return { kind: plan.kind, node, racks, shapes: shapesOf(standing) }
}
