import type { Faker } from '@faker-js/faker'
import type { AssetStatus } from '@plenum/domain/asset'
import { addYears, WARRANTY_YEARS } from '@plenum/domain/date'
import type { Face } from '@plenum/domain/placement'
import type { PlanSpot } from '@plenum/domain/plan-standing'
import { machineSpot } from './floor.ts'
import type { Hierarchy, NodeSeed, RoomSeed } from './hierarchy.ts'
import {
  ACCELERATED,
  EDGE,
  machinesOf,
  PANELS,
  RACK_PDUS,
  SERVERS,
  STORAGE,
  SWITCHES,
  type ModelSeed,
} from './models.ts'
import { weighted } from './random.ts'

export interface AssetSeed {
  name: string
  hostname: string | null
  serial_number: string
  model: ModelSeed
  status: AssetStatus
  owner_id: string
  purchase_date: string
  warranty_date: string
  cost: number
  currency: string
  supplier: string
  order_no: string
  node_id: string
  position: number | null
  face: Face | null
  /** Where it stands on the floor of its room; not at all for what is in a rack. */
  spot?: PlanSpot
  /** The name of what it is in, and the slot of that. */
  inside?: { name: string; slot: string }
  cords_a: number | null
  cords_b: number | null
}

const IN_RACK = [
  { value: 'active', weight: 84 },
  { value: 'standby', weight: 5 },
  { value: 'maintenance', weight: 2 },
  { value: 'faulty', weight: 1.2 },
  { value: 'repair', weight: 0.8 },
  { value: 'out_of_service', weight: 3.5 },
  { value: 'installation', weight: 2 },
  { value: 'planning', weight: 1 },
  { value: 'decommissioning', weight: 0.5 },
] as const
/** The uppermost unit that servers take. */
export const SERVER_SLOTS_TOP = 38

export interface Making {
  faker: Faker
  owners: readonly string[]
}
type Where = Pick<AssetSeed, 'node_id' | 'position' | 'face' | 'spot' | 'inside'>

/** `total` assets: plant in its rooms, each rack's own kit, servers from the bottom up, the rest in goods-in. */
export function buildAssets(making: Making, { rooms }: Hierarchy, total: number): AssetSeed[] {
  const plant = rooms.flatMap((room) => buildPlant(making, room))
  const racks = rooms.flatMap((room) => room.racks.map((rack) => ({ rack, room })))
  const left = total - plant.length
  const inRacks = racks.flatMap(({ rack, room }, at) =>
    buildRack(
      making,
      rack,
      room,
      Math.floor((left * (at + 1)) / racks.length) - Math.floor((left * at) / racks.length),
    ),
  )
  const stores = rooms.filter((room) => room.kind === 'storage')
  const missing = [...Array(left - inRacks.length).keys()].map((at) =>
    build(making, making.faker.helpers.arrayElement(SERVERS), `srv-spare-${at + 1}`, 'received', {
      node_id: stores[at % stores.length]?.node.id ?? '',
      position: null,
      face: null,
    }),
  )
  return [...plant, ...inRacks, ...missing]
}

function buildPlant(making: Making, room: RoomSeed): AssetSeed[] {
  const machines = machinesOf(room.kind)
  return machines.map((model, at) => {
    const before = machines.slice(0, at).filter(({ asset_type }) => asset_type === model.asset_type).length
    const name = `${model.asset_type}-${room.node.code ?? ''}-${before + 1}`
    return build(making, model, name, plantStatus(making.faker), {
      node_id: room.node.id,
      position: null,
      face: null,
      spot: machineSpot(at),
    })
  })
}

const plantStatus = (faker: Faker): AssetStatus =>
  weighted(faker, [
    { value: 'active', weight: 90 },
    { value: 'maintenance', weight: 6 },
    { value: 'faulty', weight: 4 },
  ])

/** Two PDUs, two switches and a panel at the top, then servers and now and then storage, at most `count` things. */
function buildRack(making: Making, rack: NodeSeed, room: RoomSeed, count: number): AssetSeed[] {
  const { faker } = making
  const tag = `${room.node.code ?? ''}-${rack.name}`.toLowerCase()
  const here = (position: number | null, face: Face | null = position === null ? null : 'front'): Where => ({
    node_id: rack.id,
    position,
    face,
  })
  const fixed = [
    ...['a', 'b'].map((path, at) =>
      build(making, RACK_PDUS[at % 2 ? 1 : 0], `pdu-${tag}-${path}`, 'active', here(null)),
    ),
    ...[42, 41].map((unit, at) => {
      const model = faker.helpers.arrayElement(room.kind === 'network' ? EDGE.slice(0, 2) : SWITCHES)
      return build(making, model, `${model.asset_type.toLowerCase()}-${tag}-${at + 1}`, 'active', here(unit))
    }),
    build(making, faker.helpers.arrayElement(PANELS), `ppn-${tag}`, 'active', here(40, 'rear')),
  ]
  const servers: AssetSeed[] = []
  for (let unit = 1; fixed.length + servers.length < count;) {
    const model = serverModel(faker, room)
    if (unit + model.u_height > SERVER_SLOTS_TOP) break
    const name = `${model.asset_type.toLowerCase()}-${tag}-u${String(unit).padStart(2, '0')}`
    servers.push(build(making, model, name, weighted(faker, IN_RACK), here(unit)))
    unit += model.u_height
  }
  return [...fixed, ...servers].slice(0, count)
}

const serverModel = (faker: Faker, room: RoomSeed): ModelSeed =>
  room.kind === 'network'
    ? faker.helpers.arrayElement(EDGE)
    : weighted<ModelSeed>(faker, [
        ...SERVERS.map((value) => ({ value, weight: value.u_height === 1 ? 10 : 4 })),
        ...STORAGE.map((value) => ({ value, weight: 0.7 })),
        ...ACCELERATED.map((value) => ({ value, weight: 0.15 })),
      ])

/** One thing, bought some day of the last years and owned by somebody. */
export function build(
  making: Making,
  model: ModelSeed,
  name: string,
  status: AssetStatus,
  where: Where,
): AssetSeed {
  const { faker, owners } = making
  const purchase_date = faker.date.past({ years: 6 }).toISOString().slice(0, 10)
  const named = where.position !== null && model.asset_type !== 'PPN'
  return {
    name,
    hostname: named ? `${name}.dc.plenum.example` : null,
    serial_number: faker.string.alphanumeric({ length: 10, casing: 'upper' }),
    model,
    status,
    owner_id: faker.helpers.arrayElement(owners),
    purchase_date,
    warranty_date: addYears(purchase_date, WARRANTY_YEARS),
    ...boughtAt(model, purchase_date),
    ...where,
    ...cordsOf(model, where),
  }
}

type Bought = Pick<AssetSeed, 'cost' | 'currency' | 'supplier' | 'order_no'>

const SUPPLIERS = ['Meseta Sistemas', 'Norte Integra', 'Tejo Tecnologia']

/** One order a quarter with each supplier. */
function boughtAt({ brand, price }: ModelSeed, date: string): Bought {
  const supplier = brand.length % SUPPLIERS.length
  const quarter = Math.ceil(Number(date.slice(5, 7)) / 3)
  return {
    cost: price,
    currency: 'EUR',
    supplier: SUPPLIERS[supplier] ?? '',
    order_no: `PO-${date.slice(0, 4)}-${quarter}${supplier + 1}`,
  }
}

const PLUGGED: readonly string[] = ['SRV', 'STO', 'GPU', 'SWI', 'ROU', 'FWL', 'CHS']
/** Every so many units a thing hangs on one path alone. */
const SINGLE_EVERY = 11

function cordsOf({ asset_type }: ModelSeed, { position }: Where): Pick<AssetSeed, 'cords_a' | 'cords_b'> {
  if (!PLUGGED.includes(asset_type)) return { cords_a: null, cords_b: null }
  return { cords_a: 1, cords_b: position !== null && position % SINGLE_EVERY === 0 ? 0 : 1 }
}
