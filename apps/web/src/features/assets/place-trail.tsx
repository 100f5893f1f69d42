import type { Place } from '@plenum/domain/placement'
import { Place as PlaceView } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { placeParts } from '@plenum/domain/place-words'

/** Where an asset stands, as one line of a table. */
export const PlaceLine = ({ place }: { place: Place }) => <PlaceView parts={placeParts(place)} />

/** The same where there is room: each part leads to everything that stands there. */
export function PlaceTrail({ place }: { place: Place }) {
  const { t } = useTranslation('fields')
  return (
    <PlaceView
      label={t(($) => $.asset.location)}
      parts={placeParts(place)}
      link={({ node }, props) =>
        node === null ? (
          <span>{props.children}</span>
        ) : (
          <Link to="/app/settings/assets-inventory" search={{ location_id: node }} {...props} />
        )
      }
    />
  )
}
