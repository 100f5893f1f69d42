import type { TrailStep } from '@plenum/domain/node-type'
import { Place } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where a room or a rack is, by its way from the top: each part above it leads to its place in the tree of its data centre. */
export function TreeTrail({ trail }: { trail: readonly TrailStep[] }) {
  const { t } = useTranslation('fields')
  const centre = trail.find(({ type }) => type === 'data_center')
  return (
    <Place
      label={t(($) => $.asset.location)}
      parts={trail.slice(0, -1)}
      link={({ id }, props) =>
        centre === undefined ? (
          <Link to="/app/settings/hierarchy" {...props} />
        ) : (
          <Link
            to="/app/settings/hierarchy/$dataCenterId"
            params={{ dataCenterId: centre.id }}
            search={id === centre.id ? {} : { place: id }}
            {...props}
          />
        )
      }
    />
  )
}
