import type { FittingPlace } from '@plenum/domain/fit-answer'
import { useTranslation } from '@plenum/i18n/react'
import { useSpotWords } from './use-spot-words.ts'

/** What a place is called at which something fits: its unit, its rack and its side. */
export function useFittingPlaceWords(): (place: FittingPlace) => string {
  const { t } = useTranslation('fit')
  const fields = useTranslation('fields').t
  const spotWords = useSpotWords()
  return ({ rack, face, position, lane }) => {
    const at = { rack: rack.name, face: fields(($) => $.face[face ?? 'front']).toLocaleLowerCase() }
    if (position === null) return t(($) => $.beside_rails, at)
    return t(($) => (face === null ? $.at_rack : $.at_unit), { ...at, unit: spotWords({ position, lane }) })
  }
}
