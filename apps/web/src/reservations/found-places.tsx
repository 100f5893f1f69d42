import type { Resource } from '@plenum/domain/capacity'
import type { Lane } from '@plenum/domain/lane'
import type { PlacementOffer, PlacementsFound, Told } from '@plenum/domain/placement-find'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { flex, grid, stack } from '@plenum/ui/patterns'
import { card, link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useFindingWords } from '#app/fit/use-finding-words.ts'
import { PlaceCapacity } from '#app/page/place-capacity.tsx'
import type { Share } from '#app/page/use-capacity-words.ts'
import { today, useReservationWords } from '#app/reservations/use-reservation-words.ts'

/** Units of a rack that are to be reserved. */
export interface WantedUnits {
  rack_id: string
  name: string
  positions: readonly number[]
  /** The lane of each. */
  lanes: readonly (Lane | null)[]
}

interface FoundPlacesProps {
  found: PlacementsFound
  count: number
  /** Takes places; undefined where nothing may be taken. */
  onReserve: ((wanted: readonly WantedUnits[]) => void) | undefined
  /** What taking them is called, where that is not to reserve them. */
  calls?: { all: string; here: string }
}

/** Whether a place is free already; what is still in use by somebody else is reserved by nobody yet. */
const isFree = (from: string) => from <= today()

/** From when on a place is free. */
function useDayWords() {
  const { t } = useTranslation('reservations')
  const language = useLanguage()
  return (from: string) =>
    isFree(from) ? t(($) => $.find.now) : t(($) => $.find.from, { date: formatDate(language, from) })
}

/** Places by their racks. */
function byRack(places: PlacementsFound['plan'], offers: PlacementsFound['offers']): WantedUnits[] {
  const nameOf = new Map(offers.map(({ rack }) => [rack.id, rack.name]))
  return [...Map.groupBy(places, ({ rack_id }) => rack_id)].map(([rack_id, own]) => ({
    rack_id,
    name: nameOf.get(rack_id) ?? '',
    positions: own.map(({ position }) => position),
    lanes: own.map(({ lane }) => lane),
  }))
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })

/** Where things can stand, best first, with why, and where not and why not. */
export function FoundPlaces({ found, count, onReserve, calls }: FoundPlacesProps) {
  const { t } = useTranslation('reservations')
  const language = useLanguage()
  const { offers, refused, plan, missing, racks, fitting, thing } = found
  const words = useReservationWords()
  const mayTake = ({ from }: { from: string }) => calls !== undefined || isFree(from)
  const taken = byRack(plan.filter(mayTake), offers)
  const shown = (value: number) => formatNumber(language, value)
  const unitsOf = (positions: readonly number[]) =>
    positions.map((position) => words.units({ position, u_height: thing.u_height })).join(', ')
  const dayWords = useDayWords()
  const fromOf = new Map(plan.map(({ rack_id, from }) => [rack_id, from]))
  const planned = ({ rack_id, name, positions }: WantedUnits) => {
    const [units, from = ''] = [`${name}: ${unitsOf(positions)}`, fromOf.get(rack_id)]
    return isFree(from) ? units : `${units} (${dayWords(from)})`
  }
  const verdict =
    plan.length === 0
      ? t(($) => $.find.none)
      : missing === 0
        ? t(($) => $.find.all, { count })
        : t(($) => $.find.some, { found: shown(plan.length), count })
  return (
    <div className={stack({ gap: '4' })}>
      <section
        aria-label={verdict}
        className={cx(card(), flex({ wrap: 'wrap', gap: '3', align: 'center', justify: 'space-between' }))}
      >
        <div className={stack({ gap: '1' })}>
          <p role="status" className={css({ textStyle: 'heading' })}>
            {verdict}
          </p>
          {plan.length > 0 && (
            <p className={css({ textStyle: 'body' })}>{byRack(plan, offers).map(planned).join(' · ')}</p>
          )}
          <p className={quiet}>
            {t(($) => $.find.looked, { count: racks, racks: shown(racks), fitting: shown(fitting) })}{' '}
            {!found.is_whole && t(($) => $.find.cut, { racks: shown(racks) })}
          </p>
        </div>
        {onReserve && taken.length > 0 && (
          <Button tone="primary" onClick={() => onReserve(taken)}>
            {calls === undefined && <Lock aria-hidden="true" />}
            {calls?.all ?? t(($) => $.find.reserve_all)}
          </Button>
        )}
      </section>
      {offers.length > 0 && (
        <ol aria-label={t(($) => $.find.offers)} className={stack({ gap: '3' })}>
          {offers.map((offer) => (
            <li key={offer.rack.id} className={card()}>
              <OfferRow
                offer={offer}
                units={unitsOf(offer.positions)}
                count={count}
                onReserve={mayTake(offer) ? onReserve : undefined}
                here={calls?.here}
              />
            </li>
          ))}
        </ol>
      )}
      {refused.length > 0 && <Refused refused={refused} total={racks - fitting} />}
    </div>
  )
}

const columns = grid({
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(14rem, 1fr) auto',
  },
  gap: '4',
  alignItems: 'start',
})

function OfferRow({
  offer,
  units,
  count,
  onReserve,
  here,
}: { offer: PlacementOffer; units: string; here: string | undefined } & Pick<
  FoundPlacesProps,
  'count' | 'onReserve'
>) {
  const { t } = useTranslation('reservations')
  const language = useLanguage()
  const { rack, trail, positions, lanes, from, findings, against } = offer
  const dayWords = useDayWords()
  return (
    <div className={columns}>
      <div className={stack({ gap: '1', minWidth: '0' })}>
        <Link to="/app/settings/hierarchy/rack/$rackId" params={{ rackId: rack.id }} className={link()}>
          {rack.name}
        </Link>
        <span className={quiet}>
          {trail
            .slice(0, -1)
            .map(({ name }) => name)
            .join(' › ')}
        </span>
        <span className={css({ textStyle: 'body' })}>
          {units} · {dayWords(from)}
        </span>
        <span className={quiet}>
          {t(($) => $.find.takes, {
            count: positions.length,
            wanted: formatNumber(language, count),
          })}
        </span>
      </div>
      <div className={stack({ gap: '2', minWidth: '0' })}>
        {findings.length === 0 && <span className={quiet}>{t(($) => $.find.nothing_known)}</span>}
        <Findings title={t(($) => $.find.why)} findings={findings} />
        <Findings title={t(($) => $.find.why_not)} findings={against} />
      </div>
      <PlaceCapacity name={rack.name} counters={sharesOf(offer.capacity)} size="md" />
      {onReserve && (
        <Button
          size="compact"
          onClick={() => onReserve([{ rack_id: rack.id, name: rack.name, positions, lanes }])}
        >
          {here ?? t(($) => $.find.reserve_here)}
        </Button>
      )}
    </div>
  )
}

function Findings({ title, findings }: { title: string; findings: readonly Told[] }) {
  const words = useFindingWords()
  if (findings.length === 0) return null
  return (
    <div className={stack({ gap: '0.5' })}>
      <span className={css({ textStyle: 'label' })}>{title}</span>
      <ul className={stack({ gap: '0.5' })}>
        {findings.map((finding) => (
          <li key={`${finding.code}${finding.path ?? ''}`} className={quiet}>
            {words(finding)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const shareOf = ({ limit, ...taken }: PlacementOffer['capacity'][Resource]): Share => ({
  ...taken,
  limit: limit ?? 0,
  unlimited: limit === null ? 1 : 0,
})
const sharesOf = ({ space, power, weight, heat }: PlacementOffer['capacity']): Record<Resource, Share> => ({
  space: shareOf(space),
  power: shareOf(power),
  weight: shareOf(weight),
  heat: shareOf(heat),
})

function Refused({ refused, total }: Pick<PlacementsFound, 'refused'> & { total: number }) {
  const { t } = useTranslation('reservations')
  const words = useFindingWords()
  const language = useLanguage()
  return (
    <details className={card()}>
      <summary className={css({ cursor: 'pointer', textStyle: 'label' })}>
        {t(($) => (total > refused.length ? $.find.refused_cut : $.find.refused), {
          shown: formatNumber(language, refused.length),
          total: formatNumber(language, total),
        })}
      </summary>
      <ul className={stack({ gap: '2', mt: '3' })}>
        {refused.map(({ rack, against }) => (
          <li key={rack.id} className={flex({ wrap: 'wrap', columnGap: '3' })}>
            <Link to="/app/settings/hierarchy/rack/$rackId" params={{ rackId: rack.id }} className={link()}>
              {rack.name}
            </Link>
            <span className={quiet}>{against.map((finding) => words(finding)).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
