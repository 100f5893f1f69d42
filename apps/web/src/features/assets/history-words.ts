import { ASSET_STATUSES, ratingOf, type Asset } from '@plenum/domain/asset'
import { AttributeValue } from '@plenum/domain/asset-attribute'
import { attributeOfField, definitionOf } from '@plenum/domain/asset-attribute-check'
import { FIT_CODES } from '@plenum/domain/fit-codes'
import { FILES_FIELD } from '@plenum/domain/history'
import { Inside, INSIDE_FIELD, laneOrWhole } from '@plenum/domain/placement'
import { PATHS } from '@plenum/domain/power'
import { Ref } from '@plenum/domain/ref'
import { Verification, VERIFICATION_FIELD } from '@plenum/domain/verification'
import { formatDate, formatDateTime, formatNumber } from '@plenum/i18n/format'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import { useFindingWords } from '#app/fit/use-finding-words.ts'
import type { HistoryWords } from '#app/history/history-list.tsx'
import { isSheetField } from '#app/attributes/asset-fields.ts'
import { placeWords } from '@plenum/domain/place-words'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useTypeName } from '#app/page/type-name.ts'
import { useFileWords } from './file-words.ts'
import { libraryQueries } from './queries.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const PlaceKept = v.object({
  trail: v.array(v.looseObject({ id: v.string(), name: v.string() })),
  position: v.nullable(v.number()),
  lane: laneOrWhole,
  planned_for: v.optional(v.string()),
})
const FloorSpot = v.object({ x_mm: v.number(), y_mm: v.number(), rotation: v.number() })
const Kept = v.optional(v.number())
const Overridden = v.object({
  reason: v.string(),
  findings: v.array(
    v.object({ code: v.picklist(FIT_CODES), is: Kept, limit: Kept, path: v.optional(v.picklist(PATHS)) }),
  ),
})
const Proof = v.object({ media_serial: v.string(), operator: v.string() })
/** That it was confirmed to stand where its record says. */
/** What changes of an asset besides its own fields. */
export const OWN_FIELDS = [
  'place',
  'planned_move',
  'erasure',
  'bears_data',
  'fit_override',
  'floor_spot',
] as const

/**
 * Names of fields and values of a history, in words; a value of an unknown shape is shown as it was kept. Attributes
 * are called as the asset's own type calls them, where it has them.
 */
export function useHistoryWords(asset?: Pick<Asset, 'asset_type'>): HistoryWords {
  const { t } = useTranslation('fields')
  const assets = useTranslation('assets').t
  const live = useTranslation('live').t
  const language = useLanguage()
  const typeName = useTypeName()
  const files = useFileWords()
  const attributes = useAttributeWords()
  const { data: types = [] } = useQuery(libraryQueries.types())
  const attributeOf = (key: string) => definitionOf(types, { key, asset_type: asset?.asset_type })
  const findingWords = useFindingWords()
  const fieldWords = (field: string) => {
    const own = OWN_FIELDS.find((each) => each === field)
    if (own) return assets(($) => $.history[own])
    const key = attributeOfField(field)
    if (key !== null) return attributes.name(attributeOf(key))
    if (field === VERIFICATION_FIELD) return live(($) => $.history.verification)
    if (field === INSIDE_FIELD) return live(($) => $.related.inside)
    if (field === FILES_FIELD) return live(($) => $.history.files)
    return isSheetField(field) ? t(($) => $.asset[field]) : (files.fieldWords(field) ?? field)
  }
  const valueWords = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return assets(($) => $.history.nothing)
    const key = attributeOfField(field)
    if (key !== null && v.is(AttributeValue, value)) return attributes.value(attributeOf(key), value)
    const ofFiles = files.valueWords(field, value)
    if (ofFiles !== null) return ofFiles
    const status = ASSET_STATUSES.find((each) => field === 'status' && each === value)
    if (status) return t(($) => $.status[status])
    const rating = ratingOf(field, value)
    if (rating) return t(($) => $.priority[rating])
    if (typeof value === 'boolean') return assets(($) => (value ? $.history.yes : $.history.no))
    if (typeof value === 'number') return formatNumber(language, value)
    if (typeof value === 'string') {
      if (field === 'asset_type') return typeName({ code: value, name: null })
      if (INSTANT.test(value)) return formatDateTime(language, value)
      return DATE.test(value) ? formatDate(language, value) : value
    }
    if (Array.isArray(value)) return value.map((each) => valueWords(field, each)).join(', ')
    const verified = v.safeParse(Verification, value)
    if (verified.success) {
      const { at, by, method } = verified.output
      return live(($) => $.history.verified[method], { at: formatDateTime(language, at), name: by.name })
    }
    const inside = v.safeParse(Inside, value)
    if (inside.success && inside.output.slot !== null) {
      const { name, slot } = inside.output
      return `${name} · ${live(($) => $.related.slot, { slot })}`
    }
    const ref = v.safeParse(Ref, value)
    if (ref.success) return ref.output.name
    const overridden = v.safeParse(Overridden, value)
    if (overridden.success) {
      const { reason, findings } = overridden.output
      return [reason, ...findings.map(findingWords)].join(' · ')
    }
    const proof = v.safeParse(Proof, value)
    if (proof.success) return `${proof.output.media_serial} · ${proof.output.operator}`
    const spot = v.safeParse(FloorSpot, value)
    if (spot.success) {
      const { x_mm, y_mm, rotation } = spot.output
      const [x, y] = [formatNumber(language, x_mm), formatNumber(language, y_mm)]
      return assets(($) => $.history.spot, { x, y, rotation })
    }
    const place = v.safeParse(PlaceKept, value)
    if (!place.success) return JSON.stringify(value)
    const { lane, planned_for } = place.output
    const part = lane === null ? [] : [t(($) => $.lane[lane])]
    const day = planned_for === undefined ? [] : [formatDate(language, planned_for)]
    return [placeWords(place.output), ...part, ...day].join(' · ')
  }
  return {
    fieldWords,
    valueWords,
    created: assets(($) => $.history.created),
    deleted: assets(($) => $.history.deleted),
  }
}
