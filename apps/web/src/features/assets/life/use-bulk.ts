import { BULK_MAX, type BulkChange } from '@plenum/domain/asset-bulk'
import type { BulkAnswer, BulkResult } from '@plenum/domain/bulk-answer'
import type { ClientError } from '@plenum/api-client/client-error'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useState } from 'react'
import { refusalOf } from '#app/form/use-sending.ts'
import { api } from '../queries.ts'
import { useLife } from './use-life.ts'

/** What a person says so that refused changes go on. */
export interface GoingOn {
  override_reason: string | null
  acknowledged: boolean
}

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
  return {
    results: answer?.results ?? null,
    isTooMany: ids.length > BULK_MAX,
    change: (change: BulkChange) => send(ids, { change, results: [] }),
    /** Asks again for some of those that were refused, with what lets them go on all the same. */
    goOn: async (those: readonly string[], said: GoingOn) => {
      if (answer?.change.kind !== 'move' && answer?.change.kind !== 'status') return null
      const { change, results } = answer
      const { acknowledged, ...reason } = said
      const again =
        change.kind === 'status' ? { ...change, ...reason, acknowledged } : { ...change, ...reason }
      return send(those, { change: again, results })
    },
  }
}
