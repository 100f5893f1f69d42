import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { DateControl } from '#app/form/date-control.tsx'
import { PlaceFilter } from '#app/reservations/place-filter.tsx'
import type { DashboardSearch } from './dashboard-search.ts'

interface ScopeBarProps {
  scope: Pick<DashboardSearch, 'place' | 'day'>
  today: string
  /** Whether there are places to choose from. */
  hasPlaces: boolean
  onChange: (scope: Pick<DashboardSearch, 'place' | 'day'>) => void
}

/** What is looked at: a place, the whole company where none is chosen, today or on a later day. */
export function ScopeBar({ scope: { place, day }, today, hasPlaces, onChange }: ScopeBarProps) {
  const { t } = useTranslation('dashboards')
  return (
    <>
      {hasPlaces && (
        <PlaceFilter
          label={t(($) => $.place)}
          placeholder={t(($) => $.company)}
          value={place}
          onChange={(id) => onChange({ place: id, day })}
        />
      )}
      <div className={css({ width: { base: 'full', md: '[11rem]' } })}>
        <DateControl
          aria-label={t(($) => $.day)}
          min={today}
          value={day ?? today}
          onValueChange={(value) =>
            onChange({ place, day: value !== null && value > today ? value : undefined })
          }
        />
      </div>
      {day !== undefined && day > today && (
        <Button tone="quiet" onClick={() => onChange({ place, day: undefined })}>
          {t(($) => $.clear_day)}
        </Button>
      )}
    </>
  )
}
