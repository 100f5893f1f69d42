import { NODE_STATUSES } from '@plenum/domain/node'
import { PLACE_FACT_NAMES } from '@plenum/domain/place-facts'
import { Ref } from '@plenum/domain/ref'
import { useTranslation } from '@plenum/i18n/react'
import * as v from 'valibot'
import type { HistoryWords } from '#app/history/history-list.tsx'
import { useFactWords } from './place-words.ts'

/** What changed of a drawing: shapes by their ids. */
const DrawnKept = v.object({ shapes: v.record(v.string(), v.unknown()) })

/** What changes of a place, in words. */
export function usePlaceHistoryWords(): HistoryWords {
  const { t } = useTranslation('hierarchy')
  const assets = useTranslation('assets').t
  const facts = useFactWords()
  const own: Readonly<Record<string, string>> = {
    name: t(($) => $.name),
    code: t(($) => $.code),
    status: t(($) => $.status),
    description: t(($) => $.description),
    parent_id: t(($) => $.place),
    plan: t(($) => $.history.plan),
  }
  const factOf = (field: string) => PLACE_FACT_NAMES.find((fact) => fact === field)
  return {
    fieldWords: (field) => {
      const fact = factOf(field)
      return fact === undefined ? (own[field] ?? field) : facts.label(fact)
    },
    valueWords: (field, value) => {
      const fact = factOf(field)
      const known = fact === undefined ? null : facts.value(fact, value)
      if (known !== null) return known
      if (value === null || value === undefined) return assets(($) => $.history.nothing)
      const status = NODE_STATUSES.find((each) => field === 'status' && each === value)
      if (status) return t(($) => $.statuses[status])
      const drawn = v.safeParse(DrawnKept, value)
      if (drawn.success) {
        const count = Object.values(drawn.output.shapes).filter((shape) => shape !== null).length
        return t(($) => $.history.shapes, { count })
      }
      const ref = v.safeParse(Ref, value)
      if (ref.success) return ref.output.name
      return typeof value === 'string' ? value : JSON.stringify(value)
    },
    created: t(($) => $.history.created),
    deleted: t(($) => $.history.deleted),
  }
}
