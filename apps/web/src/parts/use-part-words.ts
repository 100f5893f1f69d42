import type { Port, Slot } from '@plenum/domain/port'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** The words of what a port or a slot is. */
export function useKindWords() {
  const { t } = useTranslation('catalogue')
  const words: Readonly<Record<string, string>> = {
    ...t(($) => $.port, { returnObjects: true }),
    ...t(($) => $.slot, { returnObjects: true }),
  }
  return (kind: (Port | Slot)['kind']): string => words[kind] ?? kind
}

/** A run of ports or slots in words: `48 × Ethernet[1-48] (Interface, 25gbase-x-sfp28)`. */
export function usePartWords() {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const kindWords = useKindWords()
  return ({ name, count, kind, ...rest }: Port | Slot): string => {
    const type = 'type' in rest ? rest.type : null
    const about = type === null ? kindWords(kind) : `${kindWords(kind)}, ${type}`
    const named = count > 1 ? `${formatNumber(language, count)} × ${name}` : name
    return t(($) => $.parts.said, { name: named, about })
  }
}
