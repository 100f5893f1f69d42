import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { reserveApi, reserveQueries } from './reserve-queries.ts'

/** Gives up free codes of a reserve, all of them where none are named, tells how it went and whether it was done. */
export function useRelease(id: string) {
  const { t } = useTranslation('nomenclature')
  const language = useLanguage()
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const release = async (codes?: string[]): Promise<boolean> => {
    setIsBusy(true)
    let isDone = false
    try {
      const { released } = await reserveApi.release(id, codes === undefined ? {} : { codes })
      const shown = formatNumber(language, released)
      void notify({ type: 'success', title: t(($) => $.released, { count: released, shown }) })
      isDone = true
    } catch (error) {
      void notify({ type: 'error', title: t(($) => $.release_failed), message: errorWords(error) })
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: reserveQueries.all() })
    return isDone
  }
  return { release, isBusy }
}
