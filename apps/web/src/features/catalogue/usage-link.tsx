import type { Usage } from '@plenum/domain/catalogue'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { link } from '@plenum/ui/recipes'
import { css } from '@plenum/ui/css'
import { Link } from '@tanstack/react-router'

interface UsageLinkProps {
  usage: Usage
  /** Narrows the inventory to the assets counted. */
  filter: { brand_id: string } | { model_id: string } | { asset_type: string }
  /** Shows the number alone, below a heading that says what is counted. */
  isBare?: boolean
}

/** A count in words: '12', '1,000+'. */
export function useCountWords() {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return ({ value, capped }: Usage) => {
    const shown = formatNumber(language, value)
    return capped ? t(($) => $.usage.more_than, { shown }) : shown
  }
}

/** How many assets use a record; leads to them in the inventory. */
export function UsageLink({ usage, filter, isBare = false }: UsageLinkProps) {
  const { t } = useTranslation('catalogue')
  const shown = useCountWords()(usage)
  const words = t(($) => $.usage.assets, { count: usage.value, shown })
  if (usage.value === 0)
    return <span className={css({ color: 'text.muted' })}>{isBare ? shown : t(($) => $.usage.none)}</span>
  return (
    <Link
      to="/app/settings/assets-inventory"
      search={filter}
      className={link({ tone: 'quiet' })}
      {...(isBare && { 'aria-label': words, tabIndex: -1 })}
    >
      {isBare ? shown : words}
    </Link>
  )
}
