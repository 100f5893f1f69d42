import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { asset as assetTable } from '@plenum/api-server/db/schema/assets'
import { ASSET_STATUSES, PRIORITIES, PROCESS_STATUSES, type Asset } from '@plenum/domain/asset'
import { builtInTypes } from '@plenum/domain/built-in-types'
import type { AssetFilter, FilterDay, MissingValue } from '@plenum/domain/asset-query'
import { FILTER_DAYS } from '@plenum/domain/asset-query'
import { dayOf, valuesOf } from '@plenum/domain/filter-value'
import { addDays } from '@plenum/domain/date'
import { VERIFY_METHODS } from '@plenum/domain/verify-method'
import { blankFacts } from '@plenum/domain/model'
import { database } from './engine.ts'
import { node } from './hall.ts'
import { isUnverified, verifiedOn } from './fleet-verified.ts'
import { found, join, now } from './world.ts'

const SIZE = 60
const TYPES = ['SRV', 'SWI', 'PDU', 'CRC', 'OTH'] as const

/** The `n`th of some values, none every so often. */
const turn = <Value>(values: readonly Value[], n: number): Value | null =>
  n % (values.length + 1) === values.length ? null : (values[n % (values.length + 1)] ?? null)

type Row = typeof assetTable.$inferInsert

/** A company whose assets differ in everything that a filter asks for; the n-th one the same in every test. */
export async function foundFleet() {
  const ada = await found()
  const grace = await join(ada, { assets: 'write' })
  const { id: grace_id, team } = await grace.auth.me()
  const [dell, ibm] = [await ada.brands.create({ name: 'Dell' }), await ada.brands.create({ name: 'IBM' })]
  const modelOf = (brand_id: string, name: string, eol_date: string | null = null) =>
    ada.catalogue.models.create({ ...blankFacts, brand_id, name, asset_type: 'SRV', eol_date })
  const today = now().toISOString().slice(0, 10)
  const ends = [addDays(today, -40), addDays(today, 90), null]
  const models = [
    await modelOf(dell.id, 'R740', ends[0]),
    await modelOf(dell.id, 'R750', ends[1]),
    await modelOf(ibm.id, 'P9', ends[2]),
  ]
  const hall = await ada.nodes.create(node({ name: 'MAD1' }))
  const row = await ada.nodes.create(node({ type: 'row', name: 'B', parent_id: hall.id }))
  const rack = await ada.nodes.create(node({ type: 'rack', name: 'R01', parent_id: row.id }))
  const other = await ada.nodes.create(node({ name: 'BCN1' }))
  const places = [hall, row, rack, other].map(({ id }) => id)
  const owners = [ada.user.id, grace_id, team?.id ?? '']
  const company_id = ada.user.company.id
  const rows = Array.from({ length: SIZE }, (_, n): Row => {
    const model = turn(models, n)
    const day = (stride: number) => addDays(today, ((n * stride) % 800) - 400)
    const verified = verifiedOn(n, today)
    return {
      company_id,
      id: randomUUID(),
      name: `${['Leaf', 'Spine', 'Über', 'Ada'][n % 4]} ${n % 7}`,
      code: `A-${n}`,
      hostname: turn([`leaf-${n}`, `spine${n}`], n),
      serial_number: turn([`SN${n}`, 'Hopper 9', `x${n}`], n),
      owner_id: turn(owners, n),
      asset_type: TYPES[n % TYPES.length] ?? 'OTH',
      brand_id: model?.brand_id ?? (n % 3 === 0 ? ibm.id : null),
      model_id: model?.id ?? null,
      status: n % 3 === 0 ? 'decommissioning' : (ASSET_STATUSES[n % ASSET_STATUSES.length] ?? 'active'),
      priority: turn(PRIORITIES, n),
      criticality: turn(PRIORITIES, n + 1),
      process: turn(PROCESS_STATUSES, n),
      // what is closed stands nowhere
      location_id: n % 3 === 0 ? null : turn(places, n),
      purchase_date: n % 4 === 0 ? null : day(37),
      warranty_date: n % 5 === 0 ? null : day(53),
      registration_date: day(29),
      termination_date: n % 3 === 0 ? day(71) : null,
      // two and two share a moment: the id must decide
      powered_off_at: n % 4 === 0 ? `${day(61)}T23:30:00.000Z` : null,
      ...(verified !== null && {
        last_verified_at: `${verified}T23:30:00.000Z`,
        last_verified_by: grace_id,
        last_verified_method: turn(VERIFY_METHODS, n) ?? 'scan',
      }),
      cords_a: turn([0, 1, 2], n),
      cords_b: turn([0, 2], n),
      last_update: new Date(now().getTime() - Math.floor(n / 2) * 1000).toISOString(),
    }
  })
  await database.insert(assetTable).values(rows)
  await database.execute(sql`
    insert into placement (company_id, id, asset_id, node_id, source, valid_from)
    select company_id, id, id, location_id, 'current', ${now().toISOString()}::timestamptz from asset where location_id is not null`)
  await database.execute(sql`
    insert into asset_counter (company_id, status, asset_type, count)
    select company_id, status, asset_type, count(*) from asset where termination_date is null group by 1, 2, 3`)
  await database.execute(sql`
    insert into node_counter (company_id, node_id, count)
    select company_id, location_id, count(*) from asset where location_id is not null group by 1, 2`)
  const tags = [
    await ada.tags.create({ name: 'GPU', colour: 'green' }),
    await ada.tags.create({ name: 'Leased', colour: 'red' }),
  ]
  for (const [at, { id }] of tags.entries()) {
    await database.execute(sql`
      insert into asset_tag (company_id, asset_id, tag_id, last_update)
      select company_id, id, ${id}::uuid, last_update from asset where substr(code, 3)::int % ${at + 3}::int = 0`)
  }
  const verified = new Map(rows.map(({ code }, n) => [code, verifiedOn(n, today)]))
  const overridden = await override(rows.slice(20, 40), today)
  const { changed, repaired } = await mend(rows.slice(0, 20), today)
  return {
    ada,
    today,
    overridden,
    verified,
    changed,
    repaired,
    team_id: team?.id ?? '',
    brands: [dell.id, ibm.id],
    models: models.map(({ id }) => id),
    eol: new Map(models.map(({ id }, at) => [id, ends[at] ?? null])),
    places,
    owners,
    tags: tags.map(({ id }) => id),
    /** Places that stand in a place, itself among them. */
    within: { [hall.id]: places.slice(0, 3), [row.id]: places.slice(1, 3) } as Record<string, string[]>,
  }
}

/** Writes down that assets were put somewhere against the fit check, on days by their codes; of one it was taken back. */
async function override(rows: readonly Row[], today: string): Promise<Map<string, string>> {
  const days = new Map(rows.map(({ code }, n) => [code, addDays(today, -n * 17)]))
  for (const [n, { company_id, id, code }] of rows.entries()) {
    const [batch, undo] = [randomUUID(), randomUUID()]
    await database.execute(sql`
      insert into batch (company_id, id, kind, at, source) values
        (${company_id}, ${undo}, 'undo', ${`${days.get(code)}T23:30:00Z`}, 'api')`)
    await database.execute(sql`
      insert into batch (company_id, id, kind, at, source, undone_by) values
        (${company_id}, ${batch}, 'move', ${`${days.get(code)}T23:30:00Z`}, 'api', ${n === 3 ? undo : null})`)
    await database.execute(sql`
      insert into history (company_id, id, batch_id, entity, entity_id, action, field, "to")
      values (${company_id}, ${randomUUID()}, ${batch}, 'asset', ${id}, 'update', 'fit_override', '{}')`)
  }
  days.delete(rows[3]?.code ?? '')
  return days
}

/** Writes down that faults of assets ended, on days by their codes; of every other one because it was given up. */
async function mend(rows: readonly Row[], today: string) {
  const days = rows.map(({ code }, n) => [code, addDays(today, 400 - n * 50)] as const)
  for (const [n, { company_id, id }] of rows.entries()) {
    const batch = randomUUID()
    await database.execute(sql`
      insert into batch (company_id, id, kind, at, source)
      values (${company_id}, ${batch}, 'status', ${`${days[n]?.[1]}T23:30:00Z`}, 'api')`)
    await database.execute(sql`
      insert into history (company_id, id, batch_id, entity, entity_id, action, field, "from", "to")
      values (${company_id}, ${randomUUID()}, ${batch}, 'asset', ${id}, 'update', 'status', '"repair"',
        ${n % 2 === 0 ? '"active"' : '"out_of_service"'})`)
    await database.execute(sql`
      update asset set status_changed_at = ${`${days[n]?.[1]}T23:30:00Z`} where company_id = ${company_id} and id = ${id}`)
  }
  return { changed: new Map(days), repaired: new Map(days.filter((_, n) => n % 2 === 0)) }
}

export type Fleet = Awaited<ReturnType<typeof foundFleet>>

const categoryOf = new Map(builtInTypes().map(({ code, category }) => [code, category as string]))

const lacks: Record<MissingValue, (asset: Asset) => boolean> = {
  serial_number: (asset) => asset.serial_number === null,
  hostname: (asset) => asset.hostname === null,
  owner: (asset) => asset.owner === null,
  location: (asset) => asset.location === null,
  brand: (asset) => asset.brand === null,
  model: (asset) => asset.model === null,
  purchase_date: (asset) => asset.purchase_date === null,
  warranty_date: (asset) => asset.warranty_date === null,
}

/** The day of an asset that a filter bounds. */
function dayIn({ eol, overridden, changed, repaired }: Fleet, asset: Asset, name: FilterDay): string | null {
  if (name === 'since') return changed.get(asset.code) ?? asset.registration_date
  if (name === 'repaired') return repaired.get(asset.code) ?? null
  if (name === 'eol') return eol.get(asset.model?.id ?? '') ?? null
  if (name === 'powered_off') return asset.powered_off_at?.slice(0, 10) ?? null
  return name === 'overridden' ? (overridden.get(asset.code) ?? null) : asset[`${name}_date`]
}

const isSingleCorded = ({ cords_a, cords_b }: Asset) =>
  cords_a !== null && cords_b !== null && (cords_a === 0) !== (cords_b === 0)

function isBetween(fleet: Fleet, asset: Asset, filter: AssetFilter, name: FilterDay): boolean {
  const { today } = fleet
  const [from, to] = [filter[`${name}_from`], filter[`${name}_to`]]
  if (from === undefined && to === undefined) return true
  const day = dayIn(fleet, asset, name)
  if (day === null) return false
  return (from === undefined || day >= dayOf(from, today)) && (to === undefined || day <= dayOf(to, today))
}

function isFound(asset: Asset, search: string): boolean {
  const text = search.toLowerCase()
  const owner = asset.owner?.name.toLowerCase() ?? ''
  const texts = [asset.name, asset.code, asset.hostname ?? '', asset.serial_number ?? '']
  if (text.length >= 3) return owner.includes(text) || texts.some((each) => each.toLowerCase().includes(text))
  return owner.startsWith(text) || texts.slice(0, 2).some((each) => each.toLowerCase().startsWith(text))
}

function isShown(
  { termination_date }: Asset,
  { closed, termination_from, termination_to }: AssetFilter,
): boolean {
  const isAsked = termination_from !== undefined || termination_to !== undefined
  if (closed === 'with' || (closed === undefined && isAsked)) return true
  return (closed === 'only') === (termination_date !== null)
}

/** Whether an asset fits a filter, asked of one asset after the other without any index. */
export function fits(fleet: Fleet, asset: Asset, filter: AssetFilter): boolean {
  const isOneOf = (text: string | undefined, value: string | null | undefined) =>
    text === undefined || (typeof value === 'string' && valuesOf(text).includes(value))
  const teams = filter.team_id === undefined ? undefined : valuesOf(filter.team_id)
  // Grace is the team's only person
  const inTeam = teams?.includes(fleet.team_id) ? fleet.owners.slice(1) : []
  const places = valuesOf(filter.location_id).flatMap((id) => fleet.within[id] ?? [id])
  return (
    isShown(asset, filter) &&
    isOneOf(filter.status, asset.status) &&
    isOneOf(filter.asset_type, asset.asset_type) &&
    isOneOf(filter.category, categoryOf.get(asset.asset_type)) &&
    isOneOf(filter.brand_id, asset.brand?.id) &&
    isOneOf(filter.model_id, asset.model?.id) &&
    isOneOf(filter.owner_id, asset.owner?.id) &&
    isOneOf(filter.priority, asset.priority) &&
    isOneOf(filter.criticality, asset.criticality) &&
    isOneOf(filter.process, asset.process) &&
    (teams === undefined || inTeam.includes(asset.owner?.id ?? '')) &&
    (filter.location_id === undefined || places.includes(asset.location?.node_id ?? '')) &&
    (filter.tag_id === undefined || asset.tags.some(({ id }) => isOneOf(filter.tag_id, id))) &&
    FILTER_DAYS.every((name) => isBetween(fleet, asset, filter, name)) &&
    isUnverified(fleet.verified.get(asset.code), fleet.today, filter.unverified) &&
    (filter.single_corded === undefined || isSingleCorded(asset)) &&
    (filter.changed_since === undefined || asset.last_update >= dayOf(filter.changed_since, fleet.today)) &&
    (filter.without === undefined ||
      Object.entries(lacks).some(([name, test]) => isOneOf(filter.without, name) && test(asset))) &&
    (filter.search === undefined || isFound(asset, filter.search))
  )
}
