import type { NodeContents } from '@plenum/domain/node-contents'
import { placeWords } from '@plenum/domain/place-words'
import { FACES } from '@plenum/domain/placement'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { sumsOf } from './rack-sums.ts'

/** What paper says of a rack besides its name: how full it is, and on which day. */
export function usePaperWords(day: string | undefined) {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  return {
    lines: (rack: NodeContents): string[] => {
      const where = placeWords({ trail: rack.node.trail, position: null })
      const date = formatDate(language, day ?? new Date().toISOString().slice(0, 10))
      const { units } = sumsOf(rack)
      if (units === null) return [where, date]
      const used = formatNumber(language, units.used)
      return [where, t(($) => $.print_line, { used, units: formatNumber(language, units.total), date })]
    },
    sides: () => FACES.map((face) => fields(($) => $.face[face])),
  }
}
