import { MAC_KINDS } from '@plenum/domain/work-request'
import { id } from '@plenum/domain/text'
import { WORK_ITEMS_MAX } from '@plenum/domain/work-item'
import { ClientError } from '@plenum/api-client/client-error'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api as work } from '#app/work/queries.ts'
import { api } from './queries.ts'
import { followingOf, templated, valuesOf } from './values-of.ts'
import { blankValues, PickedAsset, withAssets, type RequestValues } from './values.ts'

const forgiving = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** The address of a form: its step, and what it begins with. */
export const FormSearch = v.object({
  step: forgiving(v.string()),
  kind: forgiving(v.picklist(MAC_KINDS)),
  /** Ids, with commas between them. */
  assets: forgiving(v.string()),
  template: forgiving(id),
  from: forgiving(id),
  draft: forgiving(id),
})
export type FormSearch = v.InferOutput<typeof FormSearch>

type Noun = 'mac' | 'maintenance'

/** A short sign of a text; the same of the same. */
const signOf = (text: string): string => {
  let sign = 0x811c9dc5
  for (const each of text) sign = Math.imul(sign ^ (each.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return sign.toString(36)
}

/** Which unfinished form an address means: one begun from the same place is found again, and no other. */
export function keyOf(noun: Noun, { kind, assets, template, from, draft }: FormSearch): string {
  if (draft !== undefined) return `request-${draft}`
  if (from !== undefined) return `${noun}-after-${from}`
  if (template !== undefined) return `${noun}-by-${template}`
  const begun = kind === undefined ? noun : `${noun}-${kind}`
  return assets === undefined ? begun : `${begun}-of-${signOf(assets)}`
}

const AT_ONCE = 6

interface FoundAssets {
  there: PickedAsset[]
  /** How many are gone. */
  gone: number
}

/** Assets as they are now. */
async function assetsOf(ids: readonly string[], signal: AbortSignal): Promise<FoundAssets> {
  const waiting = [...new Set(ids)].filter((each) => v.is(id, each)).slice(0, WORK_ITEMS_MAX)
  const found = new Map<string, PickedAsset>()
  const takeNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (next === undefined) return
    try {
      found.set(next, v.parse(PickedAsset, await api.assets.get(next, signal)))
    } catch (error) {
      if (!(error instanceof ClientError && error.status === 404)) throw error
    }
    await takeNext()
  }
  const order = [...waiting]
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext))
  return { there: order.flatMap((each) => found.get(each) ?? []), gone: order.length - found.size }
}

/** What a form begins with, and how many assets that were to be in it are gone. */
interface Start {
  values: RequestValues
  gone: number
  /** What is changed, where it is no draft. */
  code?: string
}

async function startOf(noun: Noun, address: FormSearch, signal: AbortSignal): Promise<Start> {
  const { kind, assets, template, from, draft } = address
  const request = draft ?? from
  const blank = { ...blankValues, kind: noun === 'maintenance' ? ('maintenance' as const) : (kind ?? null) }
  if (request !== undefined) {
    const found = await work.work.get(request, signal)
    const ids = found.items.flatMap(({ asset, replacement }) => [asset?.id ?? '', replacement?.id ?? ''])
    const { there, gone } = await assetsOf(ids, signal)
    const known = new Map(there.map((asset) => [asset.id, asset]))
    if (draft === undefined) return { values: followingOf(found, known), gone }
    return { values: valuesOf(found, known), gone, ...(!found.is_draft && { code: found.code }) }
  }
  const { there, gone } = await assetsOf(assets?.split(',') ?? [], signal)
  const values = { ...blank, things: withAssets([], there) }
  if (template === undefined) return { values, gone }
  const { results } = await work.templates.list(signal)
  const chosen = results.find((each) => each.id === template)
  return { values: chosen === undefined ? values : { ...values, ...templated(chosen) }, gone }
}

/** What a form begins with where nothing unfinished is found. */
export const startQuery = (noun: Noun, address: FormSearch) =>
  queryOptions({
    queryKey: ['form', 'start', keyOf(noun, address)],
    queryFn: ({ signal }) => startOf(noun, address, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
