import type { AssetFilter } from '@plenum/domain/asset-query'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { link } from '@plenum/ui/recipes'
import { Link, type LinkProps } from '@tanstack/react-router'

interface NumberProps {
  value: number
  /** The value in words, where it is measured rather than counted: the list is what it is measured on. */
  words?: string
  /** What it counts, where nothing beside it says so. */
  label?: string | undefined
  /** What a screen reader says of it besides. */
  title?: string | undefined
  tone?: 'usual' | 'alarm'
}

interface LinkedNumberProps extends NumberProps {
  /** The list behind it. */
  to: NonNullable<LinkProps['to']>
  search: Record<string, string | undefined>
}

const figure = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const alarm = css({ color: 'text.danger', fontWeight: 'semibold' })

/** A number that leads to the list that it counts. */
export function LinkedNumber({ value, words, label, title, tone = 'usual', to, search }: LinkedNumberProps) {
  const language = useLanguage()
  const shown = words ?? formatNumber(language, value)
  return (
    <Link
      to={to}
      search={search}
      className={cx(
        link({ tone: value > 0 ? 'accent' : 'quiet' }),
        figure,
        tone === 'alarm' && value > 0 && alarm,
      )}
      {...(title !== undefined && { title, 'aria-label': `${title}: ${shown}` })}
    >
      {label === undefined ? shown : `${label} ${shown}`}
    </Link>
  )
}

/** A number of assets that leads to the inventory, narrowed to them. */
export const AssetNumber = ({ filter, ...number }: NumberProps & { filter: AssetFilter }) => (
  <LinkedNumber {...number} to="/app/settings/assets-inventory" search={filter} />
)
