import type { AttributeDefinition } from './asset-attribute.ts'
import { attributesBy } from './asset-attribute-text.ts'
import { PLACE_COLUMNS, type ImportKind } from './asset-import-columns.ts'
import { insideProblems, type HostFact } from './asset-import-inside.ts'
import { problem, type ReadRow, type RowProblem, type RowValues } from './asset-import-row.ts'
import type { Width } from './lane.ts'
import { laneRefusal } from './lane-span.ts'
import type { PlaceNode } from './node.ts'
import { inTheWay, rackRefusal, type Occupancy } from './rack-space.ts'

/** Something that stands, or that an earlier row puts, in the same rack. */
export interface Neighbour extends Occupancy {
  /** A name for an asset, a line for a row. */
  label: string
}

/** What a model says of the size of its things; a width that nobody knows is in no lane's way. */
export interface ModelSize extends Pick<Occupancy, 'u_height' | 'full_depth'> {
  width?: Width | null
}

/** What a row is checked against, beyond itself. */
export interface RowContext {
  /** Who has the row's code already: an earlier row or an asset. */
  code_of: { label: string; in_file: boolean } | null
  /** What is wrong with the row's code beside the nomenclature: unlike it, or none can be made. */
  code_fault: 'code_unlike' | 'required' | null
  /** Who has the row's serial number already, among things of its brand. */
  serial_of: { label: string; in_file: boolean } | null
  /** The assets that have the row's serial number, where it names none of them alone. */
  several: string | null
  /** An earlier row of the same kind that describes the same model or rack. */
  same_as: string | null
  /** The people and teams that the row's owner can be. */
  owners: readonly string[]
  /** What things of its type have besides. */
  attributes: readonly AttributeDefinition[]
  /** The rack as it exists or as the file describes it; heights null where nobody knows. */
  rack: Pick<PlaceNode, 'type' | 'u_height' | 'starting_unit'> | null
  /** Whether the place is one that exists, or is to be made in one, and is out of use. */
  out_of_use: boolean
  /** What the model says of the thing's size, where the row itself says nothing. */
  size: ModelSize
  /** What may claim the same units of that rack. */
  neighbours: readonly Neighbour[]
  /** What the row's words for what it is in can mean. */
  hosts: readonly HostFact[]
}

/** How much of a rack a row's thing takes, or null where it names no unit. */
export function occupancyOf(values: RowValues, size: RowContext['size']): Occupancy | null {
  if (values.position === null) return null
  return {
    position: values.position,
    face: values.face,
    lane: values.lane,
    u_height: values.u_height ?? size.u_height,
    full_depth: values.full_depth ?? size.full_depth,
  }
}

/** Everything that is wrong with a row: by itself, beside its file, and beside what exists. */
export function checkRow(kind: ImportKind, row: ReadRow, context: RowContext): RowProblem[] {
  const found = [...row.problems, ...repeated(kind, context)]
  if (kind !== 'devices') return found
  if (context.several !== null)
    found.push(problem('serial_number', 'several_assets', { rival: context.several }))
  if (context.code_fault !== null) found.push(problem('code', context.code_fault))
  return [
    ...found,
    ...ownerProblems(row.values, context),
    ...attributeFaults(row.values, context),
    ...oldPlace(row.values, context),
    ...placeProblems(row.values, context),
    ...laneProblems(row.values, context.size),
    ...insideProblems(row.values, context.hosts, null),
  ]
}

function repeated(kind: ImportKind, context: RowContext): RowProblem[] {
  const { code_of, serial_of, same_as } = context
  const found: RowProblem[] = []
  if (code_of !== null)
    found.push(
      problem('code', code_of.in_file ? 'repeated_in_file' : 'already_exists', { rival: code_of.label }),
    )
  if (serial_of !== null)
    found.push(problem('serial_number', 'serial_repeated', { severity: 'warning', rival: serial_of.label }))
  if (same_as !== null && kind !== 'devices')
    found.push(problem(kind === 'racks' ? 'rack' : 'model', 'repeated_in_file', { rival: same_as }))
  return found
}

/** An owner whom nobody knows, or who could be one of several. */
export function ownerProblems(
  { owner }: Pick<RowValues, 'owner'>,
  { owners }: Pick<RowContext, 'owners'>,
): RowProblem[] {
  if (owner === null || owners.length === 1) return []
  return [problem('owner', owners.length === 0 ? 'does_not_exist' : 'several_owners')]
}

/** Attributes that things of its type do not have, or not of that kind. */
export const attributeFaults = (
  { attributes: texts }: Pick<RowValues, 'attributes'>,
  { attributes }: Pick<RowContext, 'attributes'>,
): RowProblem[] =>
  attributesBy(attributes, texts ?? {}).problems.map(({ key, code }) =>
    problem('attributes', code, { rival: key }),
  )

/** A place that nothing comes to any more. */
function oldPlace({ place }: RowValues, { out_of_use }: Pick<RowContext, 'out_of_use'>): RowProblem[] {
  const column = PLACE_COLUMNS.find((one) => one === place.at(-1)?.type) ?? 'site'
  return out_of_use ? [problem(column, 'place_out_of_use')] : []
}

function placeProblems(values: RowValues, context: RowContext): RowProblem[] {
  const thing = occupancyOf(values, context.size)
  if (thing === null || values.place.at(-1)?.type !== 'rack') return []
  const rack = context.rack ?? { type: 'rack', u_height: null, starting_unit: null }
  const refusal = rackRefusal(rack, thing)
  if (refusal !== null) return [problem('position', refusal)]
  const rival = context.neighbours.find((neighbour) => inTheWay(rack, neighbour, thing))
  return rival === undefined ? [] : [problem('position', 'place_taken', { rival: rival.label })]
}

/** A lane that is none of the model's width; what is found in a rack without one is written down all the same. */
export function laneProblems({ lane, position }: Pick<RowValues, 'lane' | 'position'>, { width }: ModelSize) {
  const isOther = lane !== null && width != null && laneRefusal(width, { lane, position }) !== null
  return isOther ? [problem('lane', 'lane_of_other_width')] : []
}

/** Whether a row may go in: no problem, or warnings only. */
export const isGood = (problems: readonly RowProblem[]): boolean =>
  problems.every((found) => found.severity === 'warning')
