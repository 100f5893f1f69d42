import type { AssetCategory, DataBearing, Mount } from './asset-type.ts'
import type { Width } from './lane.ts'
import type { AIRFLOWS, INLETS, Lifecycle, PSU_REDUNDANCIES } from './model.ts'
import type { NodeStatus } from './node.ts'
import type { HandTyped } from './nomenclature.ts'
import type { NomenclatureEntity } from './nomenclature-tokens.ts'
import type { NodeType } from './node-type.ts'
import type {
  COOLING_TYPES,
  FORM_FACTORS,
  ROOM_KINDS,
  UDirection,
  UPS_TOPOLOGIES,
  ZONE_KINDS,
} from './place-facts.ts'
import type { Density } from './saved-view.ts'
import type { UserState } from './user.ts'
import type { TagScope } from './tag.ts'
import type { TagColour } from './tag-ref.ts'

type Option =
  | AssetCategory
  | DataBearing
  | Density
  | HandTyped
  | Lifecycle
  | Mount
  | NodeStatus
  | NodeType
  | NomenclatureEntity
  | TagColour
  | TagScope
  | UserState
  | UDirection
  | Width
  | (typeof AIRFLOWS)[number]
  | (typeof COOLING_TYPES)[number]
  | (typeof FORM_FACTORS)[number]
  | (typeof INLETS)[number]
  | (typeof PSU_REDUNDANCIES)[number]
  | (typeof ROOM_KINDS)[number]
  | (typeof UPS_TOPOLOGIES)[number]
  | (typeof ZONE_KINDS)[number]

/** What a cell says of somebody who is in no team. */
export const NO_TEAM_WORDS = ['no team', 'none', 'sin equipo', 'ninguno']

/** What files call options beside their own names, as `plain` writes it: English, Spanish, and the words of NetBox. */
export const OPTION_WORDS: { readonly [Name in Option]?: readonly string[] } = {
  asset: ['any asset', 'cualquier activo', 'any', 'cualquiera', 'assets', 'activos'],
  region: ['country', 'pais'],
  site: ['sitio', 'sede', 'campus', 'emplazamiento'],
  data_center: [
    'data centre',
    'datacenter',
    'datacentre',
    'dc',
    'building',
    'centro de datos',
    'cpd',
    'edificio',
  ],
  floor: ['planta', 'piso', 'on the floor', 'en el suelo', 'suelo'],
  room: ['sala', 'hall', 'rooms', 'salas'],
  zone: ['zona', 'cage', 'jaula', 'pod'],
  row: ['fila', 'aisle', 'pasillo'],
  rack: ['bastidor', 'armario', 'cabinet', 'racks', 'bastidores'],
  planning: [
    'planned',
    'staging',
    'reserved',
    'planificado',
    'en planificacion',
    'planificacion',
    'previsto',
  ],
  disabled: ['inactive', 'desactivada', 'desactivado', 'inactiva', 'inactivo'],
  active: ['available', 'in use', 'activo', 'activa', 'en servicio', 'en uso'],
  maintenance: ['mantenimiento', 'en mantenimiento'],
  out_of_service: ['offline', 'fuera de servicio'],
  decommissioned: ['retired', 'decommissioning', 'deprecated', 'retirado', 'desmantelado', 'dado de baja'],
  bottom_up: ['ascending', 'from the bottom', 'at the bottom', 'ascendente', 'desde abajo', 'abajo'],
  top_down: ['descending', 'from the top', 'at the top', 'descendente', 'desde arriba', 'arriba'],
  it: ['ti', 'informatica'],
  network: ['red', 'redes', 'network or meet me', 'red o interconexion'],
  cabling: ['cableado'],
  power: ['energia', 'alimentacion'],
  cooling: ['climatizacion', 'refrigeracion'],
  monitoring: ['monitorizacion', 'supervision'],
  safety: ['seguridad contra incendios', 'proteccion'],
  security: ['seguridad', 'seguridad fisica'],
  stock: ['existencias', 'almacen'],
  other: ['otro', 'otros', 'otra', 'another one'],
  unit: ['in rack units', 'en unidades de rack', 'en unidades de bastidor', 'units', 'u'],
  slot: ['in a slot', 'en una ranura', 'ranura'],
  zero_unit: ['0u', 'beside the units 0u', 'junto a las unidades 0u', 'al lado de las unidades 0u'],
  bin: ['in a bin', 'en un contenedor'],
  any: ['anywhere', 'en cualquier sitio', 'en cualquier lugar'],
  yes: ['si', 'true', 't', '1'],
  no: ['false', 'f', '0'],
  config: ['settings only', 'solo configuracion', 'solo la configuracion'],
  ask: ['it depends', 'depende'],
  draft: ['borrador'],
  approved: ['aprobado'],
  deprecated: ['no longer bought', 'ya no se compra'],
  grey: ['gray', 'gris'],
  red: ['rojo'],
  orange: ['naranja'],
  yellow: ['amarillo'],
  green: ['verde'],
  teal: ['turquesa'],
  blue: ['azul'],
  purple: ['morado', 'violeta'],
  pink: ['rosa'],
  compact: ['compacta', 'compacto'],
  regular: ['normal'],
  free: ['any code', 'cualquier codigo'],
  matching: ['only codes that look like these', 'solo codigos como estos'],
  mac: ['moves adds and changes', 'traslados altas y cambios'],
  touch: ['for fingers', 'para dedos', 'tactil'],
  full: ['full width', 'ancho completo'],
  half: ['half width', 'medio ancho'],
  third: ['a third', 'un tercio'],
  none: ['ninguna', 'sin redundancia'],
  n_plus_1: ['n 1'],
  n_plus_n: ['n n'],
  cee_16: ['cee 16 a'],
  cee_32: ['cee 32 a'],
  cee_63: ['cee 63 a'],
  cee_125: ['cee 125 a'],
  dc_terminal: ['borne de cc'],
  hardwired: ['hard wired', 'cableado fijo'],
  front_to_rear: ['de delante atras', 'de frente a atras'],
  rear_to_front: ['de atras adelante'],
  left_to_right: ['de izquierda a derecha'],
  right_to_left: ['de derecha a izquierda'],
  side_to_rear: ['del lado atras'],
  rear_to_side: ['de atras al lado'],
  bottom_to_top: ['de abajo arriba'],
  top_to_bottom: ['de arriba abajo'],
  passive: ['pasivo'],
  mixed: ['mixto'],
  two_n: ['2n'],
  two_n_plus_1: ['2n 1'],
  data_hall: ['sala de datos', 'white space', 'sala tecnica'],
  electrical: ['electrica', 'sala electrica'],
  mechanical: ['mecanica', 'sala mecanica'],
  battery: ['batteries', 'baterias'],
  storage: ['almacen', 'store'],
  staging: ['preparacion', 'montaje'],
  loading: ['carga y descarga', 'muelle'],
  noc: ['operations centre', 'operations center', 'centro de operaciones'],
  office: ['oficina'],
  hot_aisle: ['pasillo caliente'],
  cold_aisle: ['pasillo frio'],
  chimney: ['chimenea'],
  cage: ['jaula'],
  four_post_cabinet: ['4 post cabinet', 'cabinet four posts', 'armario de cuatro postes'],
  four_post_frame: ['4 post frame', 'open frame four posts', 'bastidor abierto de cuatro postes'],
  two_post_frame: ['2 post frame', 'open frame two posts', 'bastidor abierto de dos postes'],
  wall_cabinet: ['wall mounted cabinet', 'armario mural'],
  wall_frame: ['wall mounted frame', 'bastidor mural'],
  air: ['aire'],
  rear_door: ['rear door cooler', 'rdhx', 'puerta trasera refrigerada'],
  direct_liquid: ['dlc', 'liquido directo'],
  immersion: ['inmersion'],
}
