import type { BuiltInType } from '@plenum/domain/asset-type'

export interface ModelSeed {
  brand: string
  name: string
  part_number: string | null
  asset_type: BuiltInType
  u_height: number
  full_depth: boolean
}

const row = (
  brand: string,
  name: string,
  asset_type: BuiltInType,
  u_height: number,
  full_depth = true,
  part_number: string | null = null,
): ModelSeed => ({ brand, name, part_number, asset_type, u_height, full_depth })

/** Equipment a European colocation of this size owns; heights as their makers state them. */
export const SERVERS = [
  row('Dell', 'PowerEdge R660', 'SRV', 1),
  row('Dell', 'PowerEdge R760', 'SRV', 2),
  row('HPE', 'ProLiant DL360 Gen11', 'SRV', 1),
  row('HPE', 'ProLiant DL380 Gen11', 'SRV', 2),
  row('Lenovo', 'ThinkSystem SR630 V3', 'SRV', 1),
  row('Lenovo', 'ThinkSystem SR650 V3', 'SRV', 2),
  row('Supermicro', 'SYS-621C-TN12R', 'SRV', 2),
] as const
export const STORAGE = [
  row('NetApp', 'AFF A400', 'STO', 4),
  row('Pure Storage', 'FlashArray X70', 'STO', 3),
] as const
export const ACCELERATED = [row('Supermicro', 'SYS-821GE-TNHR', 'GPU', 8)] as const
export const SWITCHES = [
  row('Cisco', 'Nexus 93180YC-FX3', 'SWI', 1, true, 'N9K-C93180YC-FX3'),
  row('Arista', 'DCS-7050SX3-48YC8', 'SWI', 1),
  row('Juniper', 'QFX5120-48Y', 'SWI', 1),
] as const
export const EDGE = [
  row('Juniper', 'MX204', 'ROU', 1),
  row('Palo Alto Networks', 'PA-3430', 'FWL', 1),
  row('Fortinet', 'FortiGate 1800F', 'FWL', 2),
] as const
export const PANELS = [
  row('Panduit', 'NKPP48P', 'PPN', 1, false),
  row('CommScope', 'HD-1U', 'PPN', 1, false),
] as const
export const RACK_PDUS = [
  row('APC', 'AP8853', 'PDU', 0, false),
  row('Vertiv', 'Geist rPDU', 'PDU', 0, false),
] as const
export const PLANT = {
  electrical: [
    row('Schneider Electric', 'Galaxy VX', 'UPS', 0, false),
    row('Eaton', '93PM', 'UPS', 0, false),
    row('ABB', 'UniSec', 'TRF', 0, false),
    row('Socomec', 'STATYS', 'ATS', 0, false),
  ],
  mechanical: [
    row('Stulz', 'CyberAir 3', 'CRC', 0, false),
    row('Vertiv', 'Liebert PCW', 'CRC', 0, false),
    row('Trane', 'RTAF', 'CHL', 0, false),
    row('Grundfos', 'TP 80', 'PMP', 0, false),
  ],
  battery: [row('EnerSys', 'DataSafe HX', 'BAT', 0, false)],
  yard: [row('Caterpillar', '3516B', 'GEN', 0, false)],
} as const

export const MODELS: readonly ModelSeed[] = [
  ...SERVERS,
  ...STORAGE,
  ...ACCELERATED,
  ...SWITCHES,
  ...EDGE,
  ...PANELS,
  ...RACK_PDUS,
  ...Object.values(PLANT).flat(),
]
