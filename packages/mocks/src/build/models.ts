import type { BuiltInType } from '@plenum/domain/built-in-types'
import type { Slot } from '@plenum/domain/port'

/** What a data centre has to know of a thing before it racks it. */
interface Specs {
  weight_kg: number
  /** What its maker rates it at, and what it is expected to draw. */
  rated_w: number
  budget_w: number
  depth_mm: number
  psu_count: number
  psu_redundancy: 'none' | 'n_plus_1' | 'n_plus_n' | null
  inlet: 'c14' | 'c20' | null
  airflow: 'front_to_rear' | 'passive' | null
}

export interface ModelSeed extends Partial<Specs> {
  brand: string
  name: string
  part_number: string | null
  asset_type: BuiltInType
  u_height: number
  full_depth: boolean
  lifecycle: 'approved'
  slots?: Slot[]
  /** What one costs, in euros. */
  price: number
}

type Made = [brand: string, name: string, asset_type: BuiltInType]

const floor = ([brand, name, asset_type]: Made, price: number): ModelSeed => ({
  brand,
  name,
  part_number: null,
  asset_type,
  u_height: 0,
  full_depth: false,
  lifecycle: 'approved',
  price,
})

/** What is expected of the rated power where nobody has measured. */
const EXPECTED = 0.6

/** Something in a rack that the air goes through from the front, on two supplies either of which is enough. */
const racked = (
  made: Made,
  [u_height, weight_kg, rated_w, depth_mm, price]: [
    u: number,
    kg: number,
    w: number,
    mm: number,
    eur: number,
  ],
  over: Partial<ModelSeed> = {},
): ModelSeed => ({
  ...floor(made, price),
  u_height,
  full_depth: true,
  weight_kg,
  rated_w,
  budget_w: Math.round((rated_w * EXPECTED) / 10) * 10,
  depth_mm,
  psu_count: 2,
  psu_redundancy: 'n_plus_n',
  inlet: 'c14',
  airflow: 'front_to_rear',
  ...over,
})

const PASSIVE = {
  full_depth: false,
  psu_count: 0,
  psu_redundancy: null,
  inlet: null,
  airflow: 'passive',
} as const

/** Equipment a European colocation of this size owns; round figures, near to what their makers state. */
export const SERVERS = [
  racked(['Dell', 'PowerEdge R660', 'SRV'], [1, 21, 1100, 823, 9800]),
  racked(['Dell', 'PowerEdge R760', 'SRV'], [2, 35, 1400, 772, 12400]),
  racked(['HPE', 'ProLiant DL360 Gen11', 'SRV'], [1, 20, 1000, 804, 9200]),
  racked(['HPE', 'ProLiant DL380 Gen11', 'SRV'], [2, 36, 1600, 765, 13100]),
  racked(['Lenovo', 'ThinkSystem SR630 V3', 'SRV'], [1, 20, 1100, 773, 8900]),
  racked(['Lenovo', 'ThinkSystem SR650 V3', 'SRV'], [2, 38, 1800, 764, 12800]),
  racked(['Supermicro', 'SYS-621C-TN12R', 'SRV'], [2, 31, 1200, 736, 11200]),
] as const
export const STORAGE = [
  racked(['NetApp', 'AFF A400', 'STO'], [4, 58, 1100, 850, 96000]),
  racked(['Pure Storage', 'FlashArray X70', 'STO'], [3, 44, 1200, 753, 118000]),
] as const
export const ACCELERATED = [
  racked(['Supermicro', 'SYS-821GE-TNHR', 'GPU'], [8, 75, 10_200, 843, 285000], {
    psu_count: 6,
    psu_redundancy: 'n_plus_1',
    inlet: 'c20',
  }),
] as const
export const CHASSIS = racked(['Dell', 'PowerEdge MX7000', 'CHS'], [7, 105, 4000, 812, 21000], {
  psu_count: 6,
  psu_redundancy: 'n_plus_1',
  inlet: 'c20',
  slots: [{ kind: 'device', name: 'Sled', count: 8 }],
})
export const BLADE = racked(['Dell', 'PowerEdge MX750c', 'BLD'], [0, 8.3, 0, 600, 8700], {
  full_depth: false,
  psu_count: 0,
  psu_redundancy: null,
  inlet: null,
})
export const SWITCHES = [
  racked(['Cisco', 'Nexus 93180YC-FX3', 'SWI'], [1, 9.5, 430, 497, 17500], {
    part_number: 'N9K-C93180YC-FX3',
  }),
  racked(['Arista', 'DCS-7050SX3-48YC8', 'SWI'], [1, 10, 240, 406, 14200]),
  racked(['Juniper', 'QFX5120-48Y', 'SWI'], [1, 10.7, 450, 520, 12900]),
] as const
export const EDGE = [
  racked(['Juniper', 'MX204', 'ROU'], [1, 10.2, 400, 476, 31000]),
  racked(['Palo Alto Networks', 'PA-3430', 'FWL'], [1, 7.5, 180, 370, 26500]),
  racked(['Fortinet', 'FortiGate 1800F', 'FWL'], [2, 16, 600, 560, 33000]),
] as const
export const PANELS = [
  racked(['Panduit', 'NKPP48P', 'PPN'], [1, 1.4, 0, 50, 180], PASSIVE),
  racked(['CommScope', 'HD-1U', 'PPN'], [1, 2.3, 0, 100, 240], PASSIVE),
] as const
export const RACK_PDUS = [
  racked(['APC', 'AP8853', 'PDU'], [0, 5.4, 0, 44, 1450], PASSIVE),
  racked(['Vertiv', 'Geist rPDU', 'PDU'], [0, 6.2, 0, 56, 1250], PASSIVE),
] as const
const PLANT = {
  electrical: [
    floor(['Schneider Electric', 'Galaxy VX', 'UPS'], 165000),
    floor(['Eaton', '93PM', 'UPS'], 92000),
    floor(['ABB', 'UniSec', 'TRF'], 48000),
    floor(['Socomec', 'STATYS', 'ATS'], 21000),
  ],
  mechanical: [
    floor(['Stulz', 'CyberAir 3', 'CRC'], 38000),
    floor(['Vertiv', 'Liebert PCW', 'CRC'], 34500),
    floor(['Trane', 'RTAF', 'CHL'], 210000),
    floor(['Grundfos', 'TP 80', 'PMP'], 6900),
  ],
  battery: [floor(['EnerSys', 'DataSafe HX', 'BAT'], 27000)],
  yard: [floor(['Caterpillar', '3516B', 'GEN'], 540000)],
} as const
const UNITS_A_MODEL = 3

const isPlant = (kind: string): kind is keyof typeof PLANT => Object.hasOwn(PLANT, kind)

/** The machines that a kind of room holds, one after the other; none where it holds racks or nothing. */
export const machinesOf = (kind: string): readonly ModelSeed[] =>
  isPlant(kind) ? PLANT[kind].flatMap((model) => Array<ModelSeed>(UNITS_A_MODEL).fill(model)) : []

export const MODELS: readonly ModelSeed[] = [
  ...SERVERS,
  ...STORAGE,
  ...ACCELERATED,
  CHASSIS,
  BLADE,
  ...SWITCHES,
  ...EDGE,
  ...PANELS,
  ...RACK_PDUS,
  ...Object.values(PLANT).flat(),
]
