import type { Resource } from '@plenum/domain/capacity'
import type { DataCenterDashboard, RoomHeat } from '@plenum/domain/dashboard'
import type { PlanLayer } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { grid, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { CapacityCards } from './capacity-cards.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import { ForecastCard } from './forecast-card.tsx'
import { LeadCard } from './lead-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { RiskCard } from './risk-card.tsx'
import { RoomCard } from './room-card.tsx'
import { StatusCard } from './status-card.tsx'

interface DashboardViewProps {
  dashboard: DataCenterDashboard
  scope: Pick<DashboardSearch, 'place' | 'day'>
  resource: Resource
  room: {
    chosen: string | undefined
    heat: RoomHeat | undefined
    onRetry: (() => void) | null
    layer: PlanLayer
  }
  onChange: (change: Partial<DashboardSearch>) => void
  onOpen: (rack_id: string) => void
}

const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: '4',
  alignItems: 'start',
})
const halves = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})
const quiet = css({ textStyle: 'table', color: 'text.muted' })

/** Everything that is told of a place, as far as the person may see it. */
export function DashboardView({ dashboard, scope, resource, room, onChange, onOpen }: DashboardViewProps) {
  const { t } = useTranslation('dashboards')
  const { places, assets, requests, leads, trail, day, today } = dashboard
  const name = trail.at(-1)?.name ?? t(($) => $.company)
  return (
    <div className={stack({ gap: '4', minWidth: '0' })}>
      {places === null ? (
        <p className={quiet}>{t(($) => $.hidden.places)}</p>
      ) : places.counters.racks === 0 ? (
        <NoRacks />
      ) : (
        <CapacityCards name={name} totals={places} isLater={day > today} scope={scope} />
      )}
      <div className={columns}>
        <div className={stack({ gap: '4', minWidth: '0' })}>
          {places && places.counters.racks > 0 && (
            <>
              <ForecastCard
                forecast={places.forecast}
                resource={resource}
                place={scope.place}
                onResource={(chosen) => onChange({ resource: chosen })}
              />
              <RoomCard
                rooms={places.rooms}
                room={room.heat}
                chosen={room.chosen}
                onRetry={room.onRetry}
                layer={room.layer}
                day={scope.day}
                onRoom={(chosen) => onChange({ room: chosen })}
                onLayer={(layer) => onChange({ layer })}
                onOpen={onOpen}
              />
            </>
          )}
        </div>
        <div className={stack({ gap: '4', minWidth: '0' })}>
          {(places || assets) && <RiskCard dashboard={dashboard} scope={scope} />}
          {leads && <LeadCard leads={leads} place={scope.place} />}
        </div>
      </div>
      <div className={halves}>
        {assets === null ? (
          <p className={quiet}>{t(($) => $.hidden.assets)}</p>
        ) : (
          <StatusCard assets={assets} place={scope.place} />
        )}
        {requests === null ? (
          <p className={quiet}>{t(($) => $.hidden.requests)}</p>
        ) : (
          <RequestsCard requests={requests} place={scope.place} today={today} />
        )}
      </div>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.coming)}</p>
    </div>
  )
}

function NoRacks() {
  const { t } = useTranslation('dashboards')
  return (
    <Card>
      <EmptyState
        icon={<Server />}
        title={t(($) => $.empty)}
        actions={
          <Link to="/app/settings/hierarchy" className={link()}>
            {t(($) => $.empty_action)}
          </Link>
        }
      >
        {t(($) => $.empty_help)}
      </EmptyState>
    </Card>
  )
}
