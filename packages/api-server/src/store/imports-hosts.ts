import { folded } from '@plenum/domain/asset-import-inside'
import type { RowValues } from '@plenum/domain/asset-import-row'
import type { Database } from '../ports.ts'
import { idsByCode } from './imports-existing.ts'
import { heldIn, hostAssets, idsByName, type Spot } from './imports-host-facts.ts'
import { noted, rowsAbove, type Above, type Host, type Noted } from './imports-host-rows.ts'
import type { ImportRun } from './imports-rows.ts'

/** Finds what rows of a step are in, each among the assets and the rows that come in before it. */
export interface HostFinder {
  of: (row: { line: number; values: RowValues; own: string | null }) => Host[]
  /** Has a row be found by those below it. */
  note: (row: Noted) => void
}

/** What is known of the assets that the rows of a step may mean. */
interface Known {
  /** Ids by folded code, and by folded name. */
  codes: ReadonlyMap<string, string>
  names: ReadonlyMap<string, readonly { id: string }[]>
  assets: Awaited<ReturnType<typeof hostAssets>>
  held: ReadonlyMap<string, Awaited<ReturnType<typeof heldIn>>>
}

/** One for a step's rows; null where none says what it is in. */
export async function hostFinder(
  database: Database,
  run: ImportRun,
  staged: readonly { line: number; read: { values: RowValues } }[],
): Promise<HostFinder | null> {
  const texts = [...new Set(staged.flatMap(({ read }) => textOf(read.values) ?? []))]
  if (texts.length === 0) return null
  const { company_id } = run
  const codes = await idsByCode(database, company_id, texts)
  const byName = await idsByName(database, company_id, texts)
  const meant = [...codes.values(), ...byName.map(({ id }) => id)]
  const except = staged.map(({ line }) => line)
  const above = await rowsAbove(database, run, { texts, ids: meant, except })
  const ids = [...meant, ...above.flatMap(({ asset_id }) => asset_id ?? [])]
  const known: Known = {
    codes,
    names: Map.groupBy(byName, ({ key }) => key),
    assets: await hostAssets(database, company_id, ids),
    held: Map.groupBy(await heldIn(database, company_id, ids), ({ host_id }) => host_id),
  }
  return {
    of: ({ line, values, own }) => {
      const text = textOf(values)
      // what is in nothing itself comes in before all that is
      const before = above.filter((row) => row.into === null || row.line < line)
      return text === null ? [] : hostsCalled(known, before, { text, own })
    },
    note: (row) => {
      if (!row.skipped) above.push(noted(row))
    },
  }
}

/** Everything of one code or, where that is nobody's, of one name, with what is in it besides the asset that asks. */
function hostsCalled(
  known: Known,
  before: readonly Above[],
  { text, own }: { text: string; own: string | null },
): Host[] {
  const all = (ids: readonly string[], by: 'code' | 'name'): Host[] => {
    const lines = before.filter((row) => row[by] === text)
    const assets = new Set([...ids, ...lines.flatMap(({ asset_id }) => asset_id ?? [])])
    return [
      ...[...assets].flatMap((id) => existing(known, before, id)),
      ...lines.filter(({ asset_id }) => asset_id === null).map((row) => toBeMade(known, before, row)),
    ]
  }
  const byCode = all([known.codes.get(text) ?? []].flat(), 'code')
  const named = known.names.get(text) ?? []
  const found =
    byCode.length > 0
      ? byCode
      : all(
          named.map(({ id }) => id),
          'name',
        )
  return found.map((host) => {
    const put = before.filter(
      ({ into, asset_id }) =>
        into !== null &&
        (asset_id === null || asset_id !== own) &&
        (into.text === text || into.hosts.some((other) => isOne(other, host))),
    )
    const others = (known.held.get(host.id ?? '') ?? []).filter(
      ({ asset_id }) => asset_id !== own && put.every((row) => row.asset_id !== asset_id),
    )
    const lines = put.map((row) => ({ label: String(row.line), slot: row.into?.slot ?? null }))
    return { ...host, held: [...others, ...lines] }
  })
}

/** An asset as a host, where the rows before leave it. */
function existing(known: Known, before: readonly Above[], id: string): Host[] {
  const asset = known.assets.get(id)
  if (asset === undefined) return []
  const spot = before.findLast((row) => row.asset_id === id && row.spot !== null)?.spot ?? asset.spot
  const stands = spot.anchor !== null || spot.missing.length > 0
  const within = upward(known, before, { id, line: null })
  return [{ ...asset, line: null, spot, stands, within, held: [], elsewhere: null }]
}

/** What a row before is to make, as a host. */
const toBeMade = (known: Known, before: readonly Above[], { line, label, spot }: Above): Host => ({
  id: null,
  line,
  label,
  is_closed: false,
  spot: spot ?? NOWHERE,
  stands: spot !== null,
  within: upward(known, before, { id: null, line }),
  held: [],
  elsewhere: null,
})

/** The assets that something is in once the rows before are in, at any depth. */
function upward(
  known: Known,
  before: readonly Above[],
  thing: Pick<Host, 'id' | 'line'>,
  seen: readonly Above[] = [],
): string[] {
  const row = before.findLast((each) => each.into !== null && isOf(each, thing))
  if (row !== undefined && seen.includes(row)) return []
  const now = known.assets.get(thing.id ?? '')?.within ?? []
  const hosts = row?.into?.hosts ?? now.map((id) => ({ id, line: null }))
  const further = row === undefined ? seen : [...seen, row]
  return hosts.flatMap((host) => [
    ...(host.id === null ? [] : [host.id]),
    ...upward(known, before, host, further),
  ])
}

const NOWHERE: Spot = { anchor: null, missing: [] }
const textOf = ({ inside }: RowValues) => (inside === null ? null : folded(inside))
const isOne = (one: Host, other: Host) => one.id === other.id && one.line === other.line
const isOf = (row: Above, { id, line }: Pick<Host, 'id' | 'line'>) =>
  id === null ? row.line === line : row.asset_id === id
