import type { Against } from '@plenum/domain/finder'
import { FIT_RULES } from '@plenum/domain/fit-codes'
import { currentLanguage } from '@plenum/i18n/create-i18n'
import { fitNumbers } from '@plenum/i18n/fit-numbers'
import { useTranslation } from 'react-i18next'

/** What a finding says, with its numbers; the screen has asked for the words of `fit`. */
export function useFindingWords(): (finding: Against) => string {
  const { t, i18n } = useTranslation('fit')
  return (finding) => {
    const { code } = finding
    const unit = code === 'other_row' || code === 'no_space' ? 'u' : FIT_RULES[code].unit
    return t(($) => $.findings[code], { ...fitNumbers(currentLanguage(i18n), finding, unit) })
  }
}
