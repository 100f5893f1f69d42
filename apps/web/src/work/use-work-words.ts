import type { WorkSummary } from '@plenum/domain/work-request'
import { formatDate, formatDateTime, formatTime } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { localDay } from './due.ts'

/** What is said of requests besides what they are called; the screen has asked for the words of `work`. */
export function useWorkWords() {
  const { t } = useTranslation('work')
  const language = useLanguage()
  return {
    /** The window of a request, or else the day it is wanted on; null without either. */
    when: ({
      window_start,
      window_end,
      wanted_on,
    }: Pick<WorkSummary, 'window_start' | 'window_end' | 'wanted_on'>): string | null => {
      if (window_start === null)
        return wanted_on === null ? null : t(($) => $.wanted, { date: formatDate(language, wanted_on) })
      const from = formatDateTime(language, window_start)
      if (window_end === null) return t(($) => $.from, { from })
      const isOneDay = localDay(new Date(window_start)) === localDay(new Date(window_end))
      const to = isOneDay ? formatTime(language, window_end) : formatDateTime(language, window_end)
      return t(($) => $.window, { from, to })
    },
    /** How many of its items have a result. */
    done: ({ items_done, items_total }: Pick<WorkSummary, 'items_done' | 'items_total'>) =>
      t(($) => $.items_done, { count: items_total, done: items_done }),
  }
}
