import type { Asset } from '@plenum/domain/asset'
import type { PlaceNode } from '@plenum/domain/node'
import type { Face } from '@plenum/domain/placement'
import type { PlacementOffer } from '@plenum/domain/placement-find'
import type { Spot } from '@plenum/domain/rack-space'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFindingWords } from '#app/fit/use-finding-words.ts'
import { useSpotWords } from '#app/fit/use-spot-words.ts'
import { refusalOf } from '#app/form/use-sending.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { reservationQueries } from '#app/reservations/queries.ts'
import { placeQueries } from '../place-queries.ts'

/** Racks that are offered: who wants another one narrows the place. */
const OFFERED = 5

interface OfferedPlacesProps {
  asset: Asset
  /** The place in which one is looked for. */
  within: { id: string; name: string }
  face: Face
  /** The day it is, `YYYY-MM-DD`. */
  today: string
  onTake: (rack: PlaceNode, spot: Spot) => void
}

/** Finds units that are free for an asset now, best first, with what is worth knowing; one press takes them. */
export function OfferedPlaces({ asset, within, face, today, onTake }: OfferedPlacesProps) {
  const { t } = useTranslation('life')
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className={stack({ gap: '2' })}>
      <span>
        <Button ref={opener} size="compact" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Search aria-hidden="true" />
          {t(($) => $.move.find, { name: within.name })}
        </Button>
      </span>
      {isOpen && (
        <Offers
          {...{ asset, within, face, today }}
          onTake={(rack, spot) => {
            onTake(rack, spot)
            setIsOpen(false)
            // the offer that had the focus is gone
            opener.current?.focus()
          }}
        />
      )}
    </div>
  )
}

function Offers({ asset, within, face, today, onTake }: OfferedPlacesProps) {
  const { t } = useTranslation('life')
  const queryClient = useQueryClient()
  const [isGone, setIsGone] = useState(false)
  // what becomes free only later is no place to move to now
  const search = { place_id: within.id, asset_id: asset.id, face, before: today }
  const found = useQuery({ ...reservationQueries.find(search), gcTime: 0 })
  const take = async (rack: PlacementOffer['rack'], spot: Spot) => {
    const read = queryClient.fetchQuery(placeQueries.detail(rack.id))
    setIsGone((await refusalOf(read.then((node) => onTake(node, spot)))) !== null)
  }
  if (found.isError)
    return (
      <QueryError
        title={t(($) => $.move.find_failed)}
        error={found.error}
        area="hierarchy"
        onRetry={() => void found.refetch()}
      />
    )
  const offers = found.data?.offers.slice(0, OFFERED) ?? []
  const said = found.isPending
    ? t(($) => $.move.finding)
    : offers.length === 0
      ? t(($) => $.move.found_none, { name: within.name })
      : t(($) => $.move.found)
  return (
    <>
      <p role="status" className={css({ textStyle: 'table', color: 'text.muted' })}>
        {said}
      </p>
      {isGone && (
        <Alert tone="error" live>
          {t(($) => $.move.failed_places)}
        </Alert>
      )}
      {offers.length > 0 && (
        <ol aria-label={t(($) => $.move.found)} className={stack({ gap: '1' })}>
          {offers.flatMap((offer) =>
            offer.positions.map((position, at) => (
              <Offer
                key={offer.rack.id}
                {...offer}
                path={pathOf(offer.trail, within.id)}
                spot={{ position, lane: offer.lanes[at] ?? null }}
                onTake={() => void take(offer.rack, { position, lane: offer.lanes[at] ?? null })}
              />
            )),
          )}
        </ol>
      )}
    </>
  )
}

/** The levels between the place that was looked in and the rack. */
const pathOf = (trail: PlacementOffer['trail'], within: string) =>
  trail.slice(trail.findIndex(({ id }) => id === within) + 1, -1).map(({ name }) => name)

interface OfferProps extends Pick<PlacementOffer, 'rack' | 'findings'> {
  path: readonly string[]
  spot: Spot
  onTake: () => void
}

function Offer({ rack, path, spot, findings, onTake }: OfferProps) {
  const { t } = useTranslation('life')
  const fit = useTranslation('fit').t
  const words = useFindingWords()
  const spotWords = useSpotWords()
  const why = findings.length === 0 ? fit(($) => $.fits) : findings.map((each) => words(each)).join(' · ')
  return (
    <li>
      <Button
        tone="quiet"
        width="full"
        className={css({ justifyContent: 'space-between', height: 'auto', py: '1.5', textAlign: 'start' })}
        onClick={onTake}
      >
        <span className={stack({ gap: '0.5', minWidth: '0' })}>
          <span className={hstack({ gap: '2', flexWrap: 'wrap' })}>
            {t(($) => $.move.found_at, { rack: rack.name, unit: spotWords(spot) })}
            <span className={css({ color: 'text.muted', whiteSpace: 'normal' })}>{path.join(' › ')}</span>
          </span>
          <span className={css({ textStyle: 'caption', color: 'text.muted', whiteSpace: 'normal' })}>
            {why}
          </span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </li>
  )
}
