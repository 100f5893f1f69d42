import * as v from 'valibot'
import { AssetTypeInput } from './asset-type-record.ts'
import { BrandCreate } from './brand.ts'
import { ModelCreate } from './model.ts'
import { NodeInput } from './node.ts'
import { NOMENCLATURE_CELLS } from './nomenclature-file.ts'
import { PLACE_FACT_WORDS } from './place-fact-words.ts'
import { RECORD_KINDS, type RecordKind } from './record-import.ts'
import { TagInput } from './tag.ts'
import { TeamInput } from './team.ts'
import { Email } from './session.ts'
import { text } from './text.ts'
import { USER_STATES } from './user.ts'
import { SavedViewInput } from './saved-view.ts'
import { VIEW_CELLS } from './view-file.ts'
import { WEIGHT_UNITS } from './weight.ts'

/** Columns in which a row of places names those around it, from the outside in; a `location` is any of them. */
export const AROUND = ['region', 'site', 'data_center', 'floor', 'room', 'zone', 'row', 'location'] as const
export type Around = (typeof AROUND)[number]

interface Sheet<Column extends string> {
  /** What files call each column beside its own name, as `plain` writes it; in the order of the template. */
  columns: Readonly<Record<Column, readonly string[]>>
  /** Columns without which a row says nothing. */
  needed: readonly NoInfer<Column>[]
  /** Those that tell a record from the others; the needed ones where nothing is said. */
  named?: readonly NoInfer<Column>[]
  /** What a cell must hold. */
  cells: Readonly<Record<NoInfer<Column>, v.GenericSchema>>
}
const sheet = <Column extends string>(of: Sheet<Column>): Sheet<Column> => of

const name = text(120)
const { parent_id: _parent, ...place } = NodeInput.entries
const { brand_id: _brand, ports: _ports, slots: _slots, asset_type: _type, ...model } = ModelCreate.entries

/** What a file can say of each kind of record; what it must be says the record's own schema. */
export const RECORD_SHEETS = {
  node: sheet({
    columns: {
      type: ['tipo', 'kind', 'level', 'nivel'],
      name: ['nombre', 'rack', 'rack name', 'nombre del rack', 'cabinet', 'bastidor', 'armario'],
      code: ['codigo', 'short name', 'facility id'],
      status: ['estado', 'state'],
      region: ['region'],
      site: ['sitio', 'sede', 'emplazamiento', 'campus'],
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
      floor: ['planta', 'piso'],
      room: ['sala', 'hall', 'data hall'],
      zone: ['zona', 'cage', 'jaula', 'pod'],
      row: ['fila', 'aisle', 'pasillo'],
      location: ['parent', 'ubicacion', 'in', 'en', 'padre', 'place around it', 'lugar que lo contiene'],
      ...PLACE_FACT_WORDS,
      description: ['descripcion', 'comments', 'comentarios', 'notes', 'notas'],
    },
    needed: ['name'],
    cells: {
      ...place,
      region: name,
      site: name,
      data_center: name,
      floor: name,
      room: name,
      zone: name,
      row: name,
      location: name,
    } satisfies Record<Exclude<keyof NodeInput, 'parent_id'> | Around, v.GenericSchema>,
  }),
  brand: sheet({
    columns: {
      name: ['nombre', 'brand', 'marca', 'manufacturer', 'fabricante', 'vendor'],
      aliases: ['other names', 'otros nombres', 'alias'],
      website: ['web', 'url', 'sitio web', 'pagina web'],
      support_phone: ['phone', 'telefono', 'telefono de soporte'],
      support_portal: ['portal', 'portal de soporte'],
      notes: ['notas', 'description', 'descripcion', 'comments', 'comentarios'],
    },
    needed: ['name'],
    cells: BrandCreate.entries,
  }),
  model: sheet({
    columns: {
      brand: ['marca', 'manufacturer', 'fabricante', 'vendor'],
      name: ['nombre', 'model', 'modelo', 'device type'],
      asset_type: ['type', 'tipo', 'role', 'rol', 'tipo de activo'],
      part_number: ['part no', 'pn', 'numero de pieza', 'numero de parte', 'referencia'],
      u_height: ['height', 'altura', 'units', 'unidades'],
      full_depth: ['is full depth', 'takes the full depth', 'ocupa todo el fondo', 'profundidad completa'],
      // before `width`, which would take them without their unit
      width_mm: ['outer width', 'ancho exterior', 'anchura exterior', 'ancho mm', 'anchura mm'],
      width: ['ancho', 'anchura'],
      depth_mm: ['depth', 'fondo', 'profundidad'],
      weight_kg: ['weight', 'peso'],
      weight_unit: ['unidad de peso', 'unit of weight'],
      rated_w: ['rated power', 'nameplate power', 'potencia nominal'],
      budget_w: ['planned power', 'potencia prevista'],
      heat_w: ['heat', 'calor'],
      psu_count: ['power supplies', 'fuentes', 'fuentes de alimentacion'],
      psu_redundancy: ['redundancy of the supplies', 'redundancia de las fuentes'],
      inlet: ['conector de entrada', 'entrada', 'toma'],
      airflow: ['flujo de aire'],
      air_flow_m3h: ['air volume', 'caudal de aire'],
      temp_min_c: ['lowest temperature', 'temperatura minima'],
      temp_max_c: ['highest temperature', 'temperatura maxima'],
      eol_date: ['eol', 'end of life', 'fin de vida'],
      eos_date: ['eos', 'end of support', 'fin del soporte'],
      lifecycle: ['ciclo de vida'],
      notes: ['notas', 'comments', 'comentarios', 'description', 'descripcion'],
    },
    needed: ['brand', 'name'],
    cells: {
      ...model,
      brand: BrandCreate.entries.name,
      asset_type: text(80),
      weight_unit: v.picklist(WEIGHT_UNITS, 'unknown_option'),
    },
  }),
  asset_type: sheet({
    columns: {
      code: ['codigo'],
      name: ['nombre', 'asset type', 'tipo', 'tipo de activo', 'type'],
      category: ['categoria'],
      mounts: ['mount', 'montaje', 'how it is placed', 'como se coloca'],
      data_bearing: ['holds data', 'contiene datos'],
      maintenance_days: ['maintenance', 'mantenimiento', 'dias de mantenimiento'],
    },
    needed: ['code'],
    cells: AssetTypeInput.entries,
  }),
  tag: sheet({
    columns: {
      name: ['nombre', 'tag', 'etiqueta'],
      colour: ['color'],
      scope: ['for', 'para', 'ambito', 'category', 'categoria'],
    },
    needed: ['name'],
    cells: TagInput.entries,
  }),
  team: sheet({
    columns: {
      name: ['nombre', 'team', 'equipo', 'group', 'grupo'],
      description: ['descripcion', 'comments', 'comentarios'],
    },
    needed: ['name'],
    cells: TeamInput.entries,
  }),
  user: sheet({
    columns: {
      email: ['e mail', 'mail', 'e mail address', 'correo', 'correo electronico'],
      team: ['equipo', 'group', 'grupo'],
      administrator: ['admin', 'administrador', 'is administrator'],
      state: ['estado', 'status'],
    },
    needed: ['email'],
    cells: {
      email: Email,
      team: TeamInput.entries.name,
      administrator: v.boolean('invalid'),
      state: v.picklist(USER_STATES, 'unknown_option'),
    },
  }),
  saved_view: sheet({
    columns: {
      name: ['nombre', 'view', 'vista'],
      owner: ['propietario', 'de quien es', 'whose'],
      shared: ['shared with the team', 'compartida', 'compartida con el equipo'],
      default: ['begins the list', 'predeterminada', 'abre la lista'],
      team_default: ['begins the list of the team', 'abre la lista del equipo'],
      filter: ['filtro', 'filters', 'filtros'],
      ordering: ['sorted by', 'ordenada por'],
      shown: ['columns added', 'columnas anadidas'],
      hidden: ['columns hidden', 'columnas ocultas'],
      order: ['order of the columns', 'orden de las columnas'],
      density: ['height of the rows', 'altura de las filas'],
    },
    needed: ['name'],
    cells: {
      name: SavedViewInput.entries.name,
      owner: text(200),
      shared: v.boolean('invalid'),
      default: v.boolean('invalid'),
      team_default: v.boolean('invalid'),
      ...VIEW_CELLS,
    },
  }),
  nomenclature: sheet({
    columns: {
      entity: ['codes of', 'codigos de', 'for', 'para'],
      asset_type: ['type', 'tipo', 'tipo de activo'],
      template: ['plantilla'],
      scope: ['count apart for each', 'numerar aparte por cada', 'counters', 'contadores'],
      stand_in: [
        'where a value is missing',
        'si falta un valor',
        'instead of the value',
        'en lugar del valor',
      ],
      hand_typed: ['codes typed by hand', 'codigos escritos a mano'],
    },
    needed: ['entity'],
    named: ['entity', 'asset_type'],
    cells: NOMENCLATURE_CELLS,
  }),
} satisfies Record<RecordKind, Sheet<string>>

type Sheets = typeof RECORD_SHEETS
/** A column that a file of a kind can have. */
export type RecordColumn<Kind extends RecordKind> = keyof Sheets[Kind]['columns'] & string

interface AnySheet {
  columns: Readonly<Record<string, readonly string[]>>
  needed: readonly string[]
  named?: readonly string[]
  cells: Readonly<Record<string, v.GenericSchema>>
}
const sheets: Record<RecordKind, AnySheet> = RECORD_SHEETS

/** What a file of a kind can say, by names that a file has given. */
export const sheetOf = (kind: RecordKind): AnySheet => sheets[kind]

/** The columns that tell a record of a kind from the others. */
export function namedBy(kind: RecordKind): readonly string[] {
  const { needed, named = needed } = sheetOf(kind)
  return named
}

/** The columns of a kind, in the order of the template. */
export const columnsOf = (kind: RecordKind): string[] => Object.keys(sheetOf(kind).columns)

/** Whether columns are those of the kind, each once, and nothing that is needed is missing. */
export function isRecordMapping(kind: RecordKind, columns: readonly (string | null)[]): boolean {
  const used = columns.filter((column) => column !== null)
  return (
    used.every((column) => Object.hasOwn(sheetOf(kind).columns, column)) &&
    new Set(used).size === used.length &&
    sheetOf(kind).needed.every((column) => used.includes(column))
  )
}

export const isRecordKind = (word: string): word is RecordKind => RECORD_KINDS.some((kind) => kind === word)
