import {
  BULK_MAX,
  isOverridableResult,
  type BulkAnswer,
  type BulkChange,
  type BulkResult,
} from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import { formatNumber } from '@plenum/i18n/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#app/form/use-sending.ts'
import { useLanguage } from '#app/page/use-language.ts'
import { api } from '../queries.ts'
import { useLife } from './use-life.ts'

interface Answered {
  change: BulkChange
  /** What became of each so far. */
  results: readonly BulkResult[]
}

/** Changes many assets; the answer stays to be read where something was refused, or given units. */
export function useBulk(ids: readonly string[], onDone: () => void) {
  const { t } = useTranslation('life')
  const language = useLanguage()
  const { refresh, tell } = useLife()
  const [answer, setAnswer] = useState<Answered | null>(null)
  const settled = (given: BulkAnswer, { change, results: before }: Answered) => {
    refresh()
    const count = given.results.filter(({ outcome }) => outcome === 'done').length
    if (count > 0) {
      tell(
        t(($) => $.bulk.done, { count, shown: formatNumber(language, count) }),
        given.batch_id,
      )
    }
    const now = new Map(given.results.map((result) => [result.id, result]))
    const results = before.length === 0 ? given.results : before.map((result) => now.get(result.id) ?? result)
    const isToRead = ({ outcome, position }: BulkResult) => outcome === 'refused' || position !== null
    if (results.some(isToRead)) setAnswer({ change, results })
    else onDone()
  }
  const send = (to: readonly string[], asked: Answered): Promise<ClientError | null> =>
    refusalOf(
      api.assets.changeMany({ ids: [...to], change: asked.change }).then((given) => settled(given, asked)),
    )
  const refused = answer?.results.filter(({ outcome }) => outcome === 'refused') ?? []
  const isOverridable = refused.length > 0 && refused.every(isOverridableResult)
  return {
    results: answer?.results ?? null,
    isTooMany: ids.length > BULK_MAX,
    isOverridable,
    change: (change: BulkChange) => send(ids, { change, results: [] }),
    /** Asks again for those that were refused, with a reason to go on all the same. */
    override: async (override_reason: string) => {
      if (answer?.change.kind !== 'move' && answer?.change.kind !== 'status') return null
      const { change, results } = answer
      return send(
        refused.map(({ id }) => id),
        { change: { ...change, override_reason }, results },
      )
    },
  }
}
