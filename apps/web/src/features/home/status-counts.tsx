import { ASSET_STATUSES } from '@plenum/domain/asset'
import type { AssetFacets } from '@plenum/domain/asset-query'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { StatusChip } from '@plenum/ui/status-chip'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

/** How many assets are in each status; every number leads to the list behind it. */
export function StatusCounts({ facets }: { facets: Pick<AssetFacets, 'total' | 'status'> }) {
  const { t } = useTranslation('home')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const countOf = (status: string) => facets.status.find(({ key }) => key === status)?.count ?? 0
  const present = ASSET_STATUSES.filter((status) => countOf(status) > 0)
  return (
    <Card>
      <section className={stack({ gap: '3' })}>
        <header className={hstack({ justifyContent: 'space-between' })}>
          <h2 className={css({ textStyle: 'strong' })}>{t(($) => $.by_status)}</h2>
          <Link to="/app/settings/assets-inventory" className={link({ tone: 'quiet' })}>
            {t(($) => $.total, { count: facets.total, shown: formatNumber(language, facets.total) })}
          </Link>
        </header>
        <ul className={stack({ gap: '0' })}>
          {present.map((status) => (
            <li key={status}>
              <Link
                to="/app/settings/assets-inventory"
                search={{ status }}
                className={hstack({ justifyContent: 'space-between', minHeight: 'row', textStyle: 'table' })}
              >
                <StatusChip tone={status} label={fields(($) => $.status[status])} />
                <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
                  {formatNumber(language, countOf(status))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
