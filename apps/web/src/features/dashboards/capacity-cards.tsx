import type { Resource } from '@plenum/domain/capacity'
import type { RackTotals } from '@plenum/domain/dashboard'
import { useTranslation } from '@plenum/i18n/react'
import { grid, stack } from '@plenum/ui/patterns'
import { PlaceCapacity } from '#app/page/place-capacity.tsx'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import type { DashboardSearch } from './dashboard-search.ts'
import { Figure } from './figure.tsx'
import { SectionCard } from './section-card.tsx'
import { useFigures } from './use-figures.ts'

interface CapacityCardsProps {
  /** Of the place. */
  name: string
  totals: RackTotals
  /** Whether it is told for a day to come. */
  isLater: boolean
  scope: Pick<DashboardSearch, 'place' | 'day'>
}

const RACKS = '/app/dc-manager/dashboard/racks'

/** What is left of everything, and of how many racks; each number leads to the racks that it is made of. */
export function CapacityCards({ name, totals, isLater, scope }: CapacityCardsProps) {
  const { t } = useTranslation('dashboards')
  const figures = useFigures()
  const card = (resource: Resource) => {
    const main = figures.left(totals, resource)
    const more = figures.more(totals, resource, isLater)
    return (
      <SectionCard title={main.name}>
        <Figure isMain {...main} to={RACKS} search={scope} />
        {resource === 'power' && (
          <p className={css({ textStyle: 'caption', color: 'text.muted', mt: '-2' })}>
            {t(($) => $.capacity.failover)}
          </p>
        )}
        {more.length > 0 && (
          <div>
            {more.map((each) => (
              <Figure key={each.name} {...each} to={RACKS} search={scope} />
            ))}
          </div>
        )}
      </SectionCard>
    )
  }
  return (
    <div className={stack({ gap: '4' })}>
      <Card>
        <PlaceCapacity name={name} counters={totals.counters} size="lg" />
      </Card>
      <div
        className={grid({
          gridTemplateColumns: '[repeat(auto-fit, minmax(min(13rem, 100%), 1fr))]',
          gap: '4',
        })}
      >
        {card('space')}
        {card('power')}
        <div className={stack({ gap: '4' })}>
          {card('weight')}
          {card('heat')}
        </div>
        <SectionCard title={t(($) => $.capacity.racks)}>
          <div>
            {figures.racks(totals).map(({ state, ...each }) => (
              <Figure
                key={each.name}
                {...each}
                to={RACKS}
                search={{ ...scope, ...(state !== undefined && { state }) }}
              />
            ))}
          </div>
        </SectionCard>
      </div>
    </div>
  )
}
