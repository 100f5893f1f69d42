import type { TrailStep } from '@plenum/domain/node-type'
import { Place } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where a rack stands: each part leads to everything that stands there. */
export function RackTrail({ steps }: { steps: readonly TrailStep[] }) {
  const { t } = useTranslation('fields')
  return (
    <Place
      label={t(($) => $.asset.location)}
      parts={steps}
      link={({ id }, props) => (
        <Link to="/app/settings/assets-inventory" search={{ location_id: id }} {...props} />
      )}
    />
  )
}
