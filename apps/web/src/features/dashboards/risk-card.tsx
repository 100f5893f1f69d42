import {
  ASSET_RISKS,
  COSTED_RISKS,
  EOL_DAYS,
  FORGOTTEN_DAYS,
  OVERRIDE_DAYS,
  RISKS_OF_ASSETS,
  WARRANTY_DAYS,
  type AssetRisk,
  type DataCenterDashboard,
} from '@plenum/domain/dashboard'
import { SOON_DAYS } from '@plenum/domain/reservation'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import type { DashboardSearch } from './dashboard-search.ts'
import { Figure } from './figure.tsx'
import { SectionCard } from './section-card.tsx'
import { useFigures } from './use-figures.ts'

interface RiskCardProps {
  dashboard: Pick<DataCenterDashboard, 'places' | 'assets'>
  scope: Pick<DashboardSearch, 'place' | 'day'>
}

const DAYS: Record<AssetRisk, number> = {
  single_corded: 0,
  warranty: WARRANTY_DAYS,
  end_of_life: EOL_DAYS,
  out_of_service: FORGOTTEN_DAYS,
  overridden: OVERRIDE_DAYS,
}

/** What is at risk and what ends soon; each number leads to its list. */
export function RiskCard({ dashboard: { places, assets }, scope }: RiskCardProps) {
  const { t } = useTranslation('dashboards')
  const { count, part, amount, money } = useFigures()
  const { place } = scope
  const here = place === undefined ? {} : { location_id: place }
  const noteOf = (risk: AssetRisk, { reclaimable_w, costs }: NonNullable<DataCenterDashboard['assets']>) => {
    const costed = COSTED_RISKS.find((each) => each === risk)
    if (costed !== undefined && costs[costed].length > 0)
      return t(($) => $.risk.cost, { sums: money(costs[costed]) })
    if (risk !== 'out_of_service' || reclaimable_w === 0) return undefined
    return t(($) => $.risk.reclaimable, { power: amount('power', reclaimable_w).split(' ')[0] ?? '' })
  }
  return (
    <SectionCard title={t(($) => $.risk.title)}>
      <div>
        {places && (
          <>
            <Figure
              name={t(($) => $.risk.over, { part })}
              text={count(places.states.over)}
              to="/app/dc-manager/dashboard/racks"
              search={{ ...scope, state: 'over' }}
            />
            <Figure
              name={t(($) => $.risk.reservations, { count: SOON_DAYS })}
              text={count(places.reservations_ending)}
              to="/app/settings/hierarchy/reservations"
              search={{ state: 'soon', ...(place !== undefined && { place }) }}
            />
          </>
        )}
        {assets &&
          ASSET_RISKS.map((risk) => (
            <Figure
              key={risk}
              name={t(($) => $.risk[risk], { count: DAYS[risk] })}
              text={count(assets.risks[risk])}
              note={noteOf(risk, assets)}
              to="/app/settings/assets-inventory"
              search={{ ...here, ...RISKS_OF_ASSETS[risk] }}
            />
          ))}
      </div>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.now)}</p>
    </SectionCard>
  )
}
