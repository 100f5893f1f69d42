import {
  COLUMNS_OF,
  IMPORT_COLUMNS,
  JOINED_COLUMN,
  type ImportColumn,
  type ImportKind,
} from './asset-import-columns.ts'
import { EXPORTS, productOf, type Product } from './asset-import-products.ts'
import { COLUMN_WORDS } from './asset-import-words.ts'

/** A text as it is compared: no case, no accents, words apart by one blank. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What a file's columns carry, in the file's order; null for one that is left aside. */
export type Mapping = (ImportColumn | null)[]

export interface Recognised {
  kind: ImportKind
  /** Whose export the headers are, or null. */
  product: Product | null
  mapping: Mapping
}

/** The same for two files whose columns are called the same in the same order. */
export const headerSignature = (kind: ImportKind, headers: readonly string[]): string =>
  [kind, ...headers.map(plain)].join('\u001f')

// An asset's own field named so wins over another column's synonym.
const ownNames = new Map(IMPORT_COLUMNS.map((column) => [plain(column), column]))
const synonyms = new Map(
  IMPORT_COLUMNS.flatMap((column) => (COLUMN_WORDS[column] ?? []).map((word) => [word, column] as const)),
)

// A name means the thing the file lists, and these words mean another thing there than in a list of assets.
const KIND_WORDS: Record<ImportKind, Readonly<Record<string, ImportColumn>>> = {
  devices: {},
  device_types: { name: 'model', type: 'model', role: 'asset_type' },
  racks: { name: 'rack', nombre: 'rack', units: 'u_height', unidades: 'u_height' },
}

function kindOf(names: ReadonlySet<string>): ImportKind {
  const columns = new Set([...names].map((name) => ownNames.get(name) ?? synonyms.get(name)))
  if (!columns.has('u_height')) return 'devices'
  if (columns.has('brand') && columns.has('model') && !columns.has('name') && !columns.has('rack'))
    return 'device_types'
  const aboutThings = columns.has('brand') || columns.has('model') || columns.has('position')
  const aboutRacks = columns.has('starting_unit') || columns.has('descending_units')
  return !aboutThings && (aboutRacks || (columns.has('rack') && !columns.has('name'))) ? 'racks' : 'devices'
}

function columnOf(kind: ImportKind, name: string, names: ReadonlySet<string>): ImportColumn | null {
  // NetBox's own table calls the model 'Type' beside the role.
  const typeIsModel =
    kind === 'devices' && names.has('role') && !names.has('device type') && !names.has('model')
  if (name === 'type' && typeIsModel) return 'model'
  const column = KIND_WORDS[kind][name] ?? ownNames.get(name) ?? synonyms.get(name) ?? null
  return column !== null && COLUMNS_OF[kind].includes(column) ? column : null
}

/** What a column is by its own name comes before what it is by a synonym, whatever their order in the file. */
const isOwnName = (name: string, column: ImportColumn) => name === plain(column)

/** Of headers that could carry the same column the one that does. */
function winnerOf(names: readonly string[], column: ImportColumn, rivals: readonly number[]) {
  return rivals.find((index) => isOwnName(names[index] ?? '', column)) ?? rivals[0]
}

function mappingByWords(kind: ImportKind, names: readonly string[]): Mapping {
  const set = new Set(names)
  const found = names.map((name) => columnOf(kind, name, set))
  return found.map((column, at) => {
    if (column === null || column === JOINED_COLUMN) return column
    const rivals = found.flatMap((other, index) => (other === column ? [index] : []))
    return winnerOf(names, column, rivals) === at ? column : null
  })
}

/** What an export's headers carry; those that are not listed are left aside, whatever they are called. */
function mappingByList(
  names: readonly string[],
  columns: NonNullable<(typeof EXPORTS)[Product]['columns']>,
): Mapping {
  const carried = new Map(
    IMPORT_COLUMNS.flatMap((column) => {
      const at = (columns[column] ?? []).map((header) => names.indexOf(header)).find((index) => index >= 0)
      return at === undefined ? [] : [[at, column] as const]
    }),
  )
  return names.map((_, at) => carried.get(at) ?? null)
}

/** Tells from a file's headers what it lists, whose export it is and what each column carries. */
export function recognise(headers: readonly string[], given?: ImportKind): Recognised {
  const names = headers.map(plain)
  const set = new Set(names)
  const kind = given ?? kindOf(set)
  const product = productOf(kind, set)
  const columns = product === null ? undefined : EXPORTS[product].columns
  const mapping = columns === undefined ? mappingByWords(kind, names) : mappingByList(names, columns)
  return { kind, product, mapping }
}

/** A mapping as it may be kept: only columns of the kind, each once, notes as often as wanted. */
export function isMapping(kind: ImportKind, mapping: Mapping): boolean {
  const used = mapping.filter((column) => column !== null)
  const once = used.filter((column) => column !== JOINED_COLUMN)
  return used.every((column) => COLUMNS_OF[kind].includes(column)) && new Set(once).size === once.length
}
