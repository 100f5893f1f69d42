import type { NodeContents } from '@plenum/domain/node-contents'
import type { PlaceInput } from '@plenum/domain/placement'
import { placeWords } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'
import { useSpotWords } from '#app/fit/use-spot-words.ts'
import { isStrip, type HeldAsset } from './held.ts'
import { rackNames } from './rack-view.ts'

/** What places in racks are called, and where things stand. */
export function useWhereWords(racks: readonly NodeContents[]) {
  const { t } = useTranslation('racks')
  const fields = useTranslation('fields').t
  const names = rackNames(racks)
  const spot = useSpotWords()
  const at = (rack: string, { position, lane = null }: Pick<PlaceInput, 'position' | 'lane'>) =>
    position == null
      ? t(($) => $.where_beside, { rack })
      : t(($) => $.where, { rack, unit: spot({ position, lane }) })
  const nameOf = (id: string) => names.get(id) ?? ''
  return {
    nameOf,
    of: (place: PlaceInput): string => at(nameOf(place.node_id), place),
    /** The same, with the side. */
    ofSide: ({ node_id, face, ...place }: PlaceInput): string =>
      at(
        t(($) => $.rack_label, { name: nameOf(node_id), face: fields(($) => $.face[face ?? 'front']) }),
        place,
      ),
    /** Where a thing stands now, in a rack that is drawn or anywhere else. */
    now: (asset: HeldAsset): string => {
      const rack = racks.find(({ assets }) => assets.some(({ id }) => id === asset.id))
      const isLoose = asset.position === null && !isStrip(asset)
      if (rack !== undefined) return isLoose ? nameOf(rack.node.id) : at(nameOf(rack.node.id), asset)
      const location = 'location' in asset ? asset.location : null
      return location === null ? t(($) => $.nowhere) : placeWords(location)
    },
  }
}
