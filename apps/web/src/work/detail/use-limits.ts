import type { ProcedureStep } from '@plenum/domain/work-item'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

type Reading = NonNullable<ProcedureStep['reading']>

/** The limits of a reading in words. */
export function useLimits() {
  const { t } = useTranslation('work')
  const language = useLanguage()
  return ({ unit, min, max }: Reading): string => {
    const shown = (value: number) => formatNumber(language, value)
    if (min !== null && max !== null)
      return t(($) => $.procedure.between, { min: shown(min), max: shown(max), unit })
    if (min !== null) return t(($) => $.procedure.from, { min: shown(min), unit })
    return max === null ? t(($) => $.procedure.free) : t(($) => $.procedure.to, { max: shown(max), unit })
  }
}
