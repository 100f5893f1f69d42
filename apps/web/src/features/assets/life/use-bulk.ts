import { BULK_MAX, type BulkAnswer, type BulkChange, type BulkResult } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import { formatNumber } from '@plenum/i18n/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#app/form/use-sending.ts'
import { useLanguage } from '#app/page/use-language.ts'
import { api } from '../queries.ts'
import { useLife } from './use-life.ts'

/** Changes many assets; the answer stays to be read where something was refused, or given units. */
export function useBulk(ids: readonly string[], onDone: () => void) {
  const { t } = useTranslation('life')
  const language = useLanguage()
  const { refresh, tell } = useLife()
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const settled = (given: BulkAnswer) => {
    refresh()
    const count = given.results.filter(({ outcome }) => outcome === 'done').length
    if (count > 0) {
      tell(
        t(($) => $.bulk.done, { count, shown: formatNumber(language, count) }),
        given.batch_id,
      )
    }
    const isToRead = ({ outcome, position }: BulkResult) => outcome === 'refused' || position !== null
    if (given.results.some(isToRead)) setAnswer(given)
    else onDone()
  }
  return {
    answer,
    isTooMany: ids.length > BULK_MAX,
    change: (change: BulkChange): Promise<ClientError | null> =>
      refusalOf(api.assets.changeMany({ ids: [...ids], change }).then(settled)),
  }
}
