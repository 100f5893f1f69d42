import { weekdayOf, type Recurrence } from '@plenum/domain/recurrence'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { recurrenceWords } from '@plenum/i18n/recurrence-words'

/** Says when a rule is due. */
export function useRecurrenceWords(): (recurrence: Recurrence) => string {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  return (recurrence) =>
    recurrenceWords(recurrence, { t, language, first_weekday: weekdayOf(recurrence.starts_on) })
}
