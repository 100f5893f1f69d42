import type { SheetCell } from '@plenum/domain/report-preview'
import type { Priority, ProcessStatus } from '@plenum/domain/asset'
import {
  EXPORT_PLACES,
  TYPED_COLUMNS,
  type ExportColumn,
  type ExportPlace,
  type TypedColumn,
} from '@plenum/domain/asset-export'
import { writeAttributes } from '@plenum/domain/asset-attribute-text'
import { writeTags } from '@plenum/domain/asset-import-values'
import { isBuiltInType } from '@plenum/domain/built-in-types'
import { PLACE_BETWEEN, placeWords } from '@plenum/domain/place-words'
import type { Lane } from '@plenum/domain/lane'
import type { Face } from '@plenum/domain/placement'
import { exportWords } from '@plenum/i18n/export-words'
import type { Language } from '@plenum/i18n/language'
import type { ExportRow } from '../store/asset-export.ts'

type Tell = (row: ExportRow) => SheetCell

type OtherColumn = Exclude<ExportColumn, TypedColumn>

const isTyped = (column: ExportColumn): column is TypedColumn =>
  TYPED_COLUMNS.some((typed) => typed === column)
/** How it stands where it stands. */
const STANDING = ['position', 'face', 'lane', 'inside', 'slot'] as const satisfies readonly ExportColumn[]
const isStanding = (column: ExportColumn): column is (typeof STANDING)[number] =>
  STANDING.some((each) => each === column)
const isPlace = (column: ExportColumn): column is ExportPlace =>
  EXPORT_PLACES.some((place) => place === column)

/** What a column is called in a language: words that an import knows again. */
export function columnTitle(language: Language, column: ExportColumn): string {
  const t = exportWords.getFixedT(language, 'sheet')
  const fields = exportWords.getFixedT(language, 'fields')
  if (isPlace(column)) return fields(($) => $.node[column])
  if (isStanding(column)) return t(($) => $[column])
  if (column === 'last_verified_by' || column === 'last_verified_method') return t(($) => $[column])
  if (column === 'owner') return fields(($) => $.asset.owner_id)
  if (column === 'brand') return fields(($) => $.asset.brand_id)
  return fields(($) => $.asset[column === 'model' ? 'model_id' : column])
}

/** How wide a column is made, in letters. */
export const columnWidth = (column: ExportColumn): number => WIDE[column] ?? 16

const WIDE: Partial<Record<ExportColumn, number>> = { name: 32, location: 40, notes: 40, last_update: 26 }

const dayOf = (date: string | null) => date && { date }
const momentOf = (instant: string | null) => instant && { instant }

/** The names of an asset's places of one kind; one inside another of its kind is named behind it. */
const placeOf =
  (kind: ExportPlace): Tell =>
  ({ trail }) =>
    trail
      ?.filter(({ type }) => type === kind)
      .map(({ name }) => name)
      .join(PLACE_BETWEEN) ?? null

/** Looks a word up once: a million cells say one of ten. */
function remembered<Key extends string>(words: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>()
  return (key) => {
    const word = known.get(key) ?? words(key)
    known.set(key, word)
    return word
  }
}

/** What each column tells of an asset, but for those that say a field as it is; `types` are the names that the company gave its own types. */
function tellers(language: Language, types: ReadonlyMap<string, string>) {
  const t = exportWords.getFixedT(language, 'sheet')
  const fields = exportWords.getFixedT(language, 'fields')
  const type = remembered(
    (code: string) => types.get(code) ?? (isBuiltInType(code) ? fields(($) => $.type[code]) : code),
  )
  const statusWord = remembered((status: ExportRow['status']) => fields(($) => $.status[status]))
  const processWord = remembered((process: ProcessStatus) => fields(($) => $.process[process]))
  const priorityWord = remembered((priority: Priority) => fields(($) => $.priority[priority]))
  const faceWord = remembered((face: Face) => fields(($) => $.face[face]))
  const laneWord = remembered((lane: Lane) => fields(($) => $.lane[lane]))
  return {
    asset_type: ({ asset_type }) => type(asset_type),
    brand: ({ brand }) => brand,
    model: ({ model }) => model,
    status: ({ status }) => statusWord(status),
    process: ({ process }) => process && processWord(process),
    priority: ({ priority }) => priority && priorityWord(priority),
    criticality: ({ criticality }) => criticality && priorityWord(criticality),
    owner: ({ owner }) => owner,
    tags: ({ tags }) => writeTags(tags),
    location: ({ trail, position }) => trail && placeWords({ trail, position }),
    region: placeOf('region'),
    site: placeOf('site'),
    data_center: placeOf('data_center'),
    floor: placeOf('floor'),
    room: placeOf('room'),
    zone: placeOf('zone'),
    row: placeOf('row'),
    rack: placeOf('rack'),
    position: ({ position }) => position,
    face: ({ face }) => face && faceWord(face),
    lane: ({ lane }) => lane && laneWord(lane),
    inside: ({ host }) => host,
    slot: ({ slot }) => slot,
    purchase_date: ({ purchase_date }) => dayOf(purchase_date),
    warranty_date: ({ warranty_date }) => dayOf(warranty_date),
    registration_date: ({ registration_date }) => dayOf(registration_date),
    termination_date: ({ termination_date }) => dayOf(termination_date),
    received_at: ({ received_at }) => momentOf(received_at),
    installed_at: ({ installed_at }) => momentOf(installed_at),
    activated_at: ({ activated_at }) => momentOf(activated_at),
    powered_off_at: ({ powered_off_at }) => momentOf(powered_off_at),
    last_verified_at: ({ last_verified_at }) => momentOf(last_verified_at),
    last_verified_by: ({ last_verified_by }) => last_verified_by,
    last_verified_method: ({ last_verified_method: method }) => method && t(($) => $.verified[method]),
    attributes: ({ attributes }) => writeAttributes(attributes) || null,
    aliases: ({ aliases }) => aliases.join(', ') || null,
    last_update: ({ last_update }) => ({ instant: last_update }),
  } satisfies Record<OtherColumn, Tell> & Partial<Record<TypedColumn, Tell>>
}

const asTyped =
  (column: TypedColumn): Tell =>
  (row) =>
    row[column]

/** The cells of an asset in these columns. */
export function cellsOf(
  columns: readonly ExportColumn[],
  language: Language,
  types: ReadonlyMap<string, string>,
): (row: ExportRow) => SheetCell[] {
  const tell: Record<OtherColumn, Tell> & Partial<Record<TypedColumn, Tell>> = tellers(language, types)
  const wanted = columns.map((column) => (isTyped(column) ? (tell[column] ?? asTyped(column)) : tell[column]))
  return (row) => wanted.map((cell) => cell(row))
}
