import type { Against } from '@plenum/domain/finder'
import { FIT_RULES } from '@plenum/domain/fit-codes'
import { fitNumbers } from '@plenum/i18n/fit-numbers'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

type Said = Parameters<typeof fitNumbers>[1] & Pick<Against, 'code'>

/** What a finding says, with its numbers; the screen has asked for the words of `fit`. */
export function useFindingWords(): (finding: Said) => string {
  const { t } = useTranslation('fit')
  const language = useLanguage()
  return (finding) => {
    const { code } = finding
    const unit = code === 'other_row' || code === 'no_space' ? 'u' : FIT_RULES[code].unit
    return t(($) => $.findings[code], { ...fitNumbers(language, finding, unit) })
  }
}
