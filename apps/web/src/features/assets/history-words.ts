import { ASSET_STATUSES, PRIORITIES } from '@plenum/domain/asset'
import type { HistoryEvent } from '@plenum/domain/history'
import { Ref } from '@plenum/domain/ref'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useLanguage } from '#app/page/use-language.ts'
import { isSheetField } from './asset-fields.ts'
import { placeWords } from './place-words.ts'
import { useTypeName } from './type-name.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const PlaceKept = v.object({
  trail: v.array(v.looseObject({ id: v.string(), name: v.string() })),
  position: v.nullable(v.number()),
})

/** Names of fields and values of a history, in words; a value of an unknown shape is shown as it was kept. */
export function useHistoryWords() {
  const { t } = useTranslation('fields')
  const assets = useTranslation('assets').t
  const language = useLanguage()
  const typeName = useTypeName()
  const fieldWords = (field: string) => {
    if (field === 'place') return assets(($) => $.history.place)
    return isSheetField(field) ? t(($) => $.asset[field]) : field
  }
  const valueWords = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return assets(($) => $.history.nothing)
    const status = ASSET_STATUSES.find((each) => field === 'status' && each === value)
    if (status) return t(($) => $.status[status])
    const priority = PRIORITIES.find((each) => field === 'priority' && each === value)
    if (priority) return t(($) => $.priority[priority])
    if (typeof value === 'number') return formatNumber(language, value)
    if (typeof value === 'string') {
      if (field === 'asset_type') return typeName({ code: value, name: null })
      return DATE.test(value) ? formatDate(language, value) : value
    }
    const ref = v.safeParse(Ref, value)
    if (ref.success) return ref.output.name
    const place = v.safeParse(PlaceKept, value)
    return place.success ? placeWords(place.output) : JSON.stringify(value)
  }
  return { fieldWords, valueWords }
}

/** A history's events by the batch they belong to, newest first as they came. */
export function byBatch(
  events: readonly HistoryEvent[],
): { batch: HistoryEvent['batch']; events: HistoryEvent[] }[] {
  const batches = new Map<string, { batch: HistoryEvent['batch']; events: HistoryEvent[] }>()
  for (const event of events) {
    const known = batches.get(event.batch.id)
    if (known) known.events.push(event)
    else batches.set(event.batch.id, { batch: event.batch, events: [event] })
  }
  return [...batches.values()]
}
