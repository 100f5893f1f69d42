import { laneProblems, occupancyOf, type Neighbour } from './asset-import-check.ts'
import type { ImportColumn } from './asset-import-columns.ts'
import { isRowIssue } from './asset-import-issue.ts'
import { problem, type RowProblem, type RowValues } from './asset-import-row.ts'
import { differing, type FieldChange } from './asset-import-change.ts'
import type { ExistingAsset, StandingPlace, Target, UpdateFacts } from './asset-import-facts.ts'
import { moveRefusal, placeRefusal } from './move.ts'
import { PLACE_BETWEEN } from './place-words.ts'
import { canBecome } from './transition.ts'
import { findingsOf, type Facts } from './transition-guards.ts'

const units = (position: number | null | undefined): string | null => position?.toString() ?? null

/** Where a row moves its asset, or null: a place around the one it stands in is true already. */
export function moveOf(
  values: RowValues,
  { asset, place }: Pick<UpdateFacts, 'asset' | 'place'>,
): Target | null {
  const { position, face, lane } = values
  const now = asset.place
  if (place === null) {
    if (now === null || (position === null && face === null && lane === null)) return null
    return different(now, within(now, values))
  }
  if (values.whole_place) {
    const to = wholly(now, values)
    return place.id === now?.id ? different(now, to) : to
  }
  if (now === null || place.path === null) return { position, face, lane }
  if (place.id === now.id) return different(now, within(now, values))
  return now.path.startsWith(place.path) && position === null ? null : { position, face, lane }
}

/** Where a row puts what stays in its place: what it does not say stays as it is. */
const within = (now: StandingPlace, { position, face, lane }: RowValues): Target => ({
  position: position ?? now.position,
  face: face ?? now.face,
  lane: lane ?? now.lane,
})

/** Where a row puts what it says the whole place of; words of a place tell no face, which stays beside a unit. */
function wholly(now: StandingPlace | null, { position, face, lane }: RowValues): Target {
  const kept = position === null && now?.position !== null ? null : now
  return { position, face: face ?? kept?.face ?? null, lane: lane ?? kept?.lane ?? null }
}

const different = (now: StandingPlace, to: Target): Target | null =>
  now.position === to.position && now.face === to.face && now.lane === to.lane ? null : to

/** What a move changes, column by column. */
export function placeChanges(
  { asset: { place: from }, place: to }: UpdateFacts,
  move: Target,
  isWhole: boolean,
): FieldChange[] {
  const faces = [
    ...differing('face', from?.face ?? null, move.face),
    ...differing('lane', from?.lane ?? null, move.lane),
  ]
  if (isWhole) return [...differing('location', wayOf(from, from), wayOf(to, move)), ...faces]
  const trail = to?.trail ?? from?.trail ?? null
  const column = (to ?? from)?.type ?? 'rack'
  return [
    ...differing(column === 'region' ? 'site' : column, from?.trail ?? null, trail),
    ...differing('position', units(from?.position), units(move.position)),
    ...faces,
  ]
}

/** A place and a unit of it in one line. */
const wayOf = (place: { trail: string } | null, at: Pick<Target, 'position'> | null): string | null =>
  place && [place.trail, ...(at?.position == null ? [] : [`U${at.position}`])].join(PLACE_BETWEEN)

/** What speaks against where the asset will stand and what it will be. */
export function standingProblems(values: RowValues, facts: UpdateFacts, move: Target | null): RowProblem[] {
  const { asset } = facts
  const to = values.status ?? asset.status
  const holder = facts.place ?? asset.place
  const at = move ?? asset.place
  const others = to === 'planning' ? [] : facts.others
  const stands = at && { position: at.position, face: at.face, lane: at.lane }
  const thing = stands && (occupancyOf({ ...values, ...stands }, facts.size) ?? { ...facts.size, ...stands })
  const rule = move === null ? placeRefusal : moveRefusal
  const refused = holder === null || thing === null ? null : rule(holder, others, thing)
  const lanes = stands === null || move === null ? [] : laneProblems(stands, facts.size)
  const moved = move === null || refused === null ? lanes : [placeProblem(refused), ...lanes]
  if (to === asset.status) return moved
  if (!canBecome(asset.status, to)) return [...moved, problem('status', 'transition_refused')]
  const findings = findingsOf({
    from: asset.status,
    to,
    asset: guarded(values, asset),
    corded: facts.corded,
    place: holder === null ? null : { refused: refused === null ? [] : [refused] },
    reason: null,
    category: null,
    evidence: { data: 'no', bears_data: null, erasures: [] },
    // the file says what is so already: the check warns of them
    dependents: { names: [], acknowledged: true },
    open_work: asset.open_work.map((request) => request.code),
    // only a warning asks for the day
    today: '',
  })
  // the file is the reason: its batch names it
  const blocking = findings.filter(({ severity, guard }) => severity === 'block' && guard !== 'reason')
  const told = blocking
    .filter(({ attr }) => moved.every(({ column }) => column !== attr))
    .map(({ code, attr }) => problem(COLUMN_OF[attr] ?? 'status', isRowIssue(code) ? code : 'invalid'))
  return [...moved, ...told]
}

/** What the guards look at of an asset, as its row leaves it. */
function guarded({ fields, cleared, brand, model, owner }: RowValues, asset: ExistingAsset): Facts['asset'] {
  const serial = cleared.includes('serial_number') ? null : asset.serial_number
  const count = (field: 'cords_a' | 'cords_b' | 'budget_w') => {
    const said = fields[field]
    if (typeof said === 'number') return said
    return cleared.includes(field) ? null : asset[field]
  }
  return {
    code: asset.code,
    brand_id: brand ?? asset.brand?.id ?? null,
    model_id: model ?? asset.model?.id ?? null,
    owner_id: owner ?? asset.owner?.id ?? null,
    serial_number: typeof fields.serial_number === 'string' ? fields.serial_number : serial,
    warranty_date: asset.warranty_date,
    cords_a: count('cords_a'),
    cords_b: count('cords_b'),
    budget_w: count('budget_w'),
  }
}

const placeProblem = ({ code, attr, rival }: NonNullable<ReturnType<typeof moveRefusal<Neighbour>>>) =>
  problem(attr === 'position' ? 'position' : 'rack', code, { rival: rival?.label ?? null })

/** The columns of what a change of status asks for. */
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  place: 'rack',
  node_id: 'rack',
  position: 'position',
  brand_id: 'brand',
  model_id: 'model',
  owner_id: 'owner',
  serial_number: 'serial_number',
  cords_a: 'cords_a',
  cords_b: 'cords_b',
}
