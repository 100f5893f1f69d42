import type { Place } from '@plenum/domain/placement'
import { Place as PlaceView } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { placeParts } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'

/** Where an asset stands, as one line of a table. */
export const PlaceLine = ({ place }: { place: Place }) => <PlaceView parts={placeParts(place)} />

/** The same where there is room: each part leads to everything that stands there, the unit to the drawing of its rack. */
export function PlaceTrail({ place }: { place: Place }) {
  const { t } = useTranslation('fields')
  const rack = place.trail.at(-1)
  const { lane } = place
  const parts = placeParts(place).map((part) =>
    part.id === 'unit' && lane !== null
      ? { ...part, name: `${part.name} · ${t(($) => $.lane[lane])}` }
      : part,
  )
  return (
    <PlaceView
      label={t(($) => $.asset.location)}
      parts={parts}
      link={({ node }, props) =>
        node === null ? (
          rack?.type === 'rack' ? (
            <Link
              to="/app/settings/hierarchy/rack/$rackId"
              params={{ rackId: place.node_id }}
              search={{ asset: undefined }}
              {...props}
            />
          ) : (
            <span>{props.children}</span>
          )
        ) : (
          <Link to="/app/settings/assets-inventory" search={{ location_id: node }} {...props} />
        )
      }
    />
  )
}
