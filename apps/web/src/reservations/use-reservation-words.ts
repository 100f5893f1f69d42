import { addDays } from '@plenum/domain/date'
import { SOON_DAYS, type Reservation } from '@plenum/domain/reservation'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

type Kept = Pick<Reservation, 'trail' | 'position' | 'u_height'>

/** The day it is, as dates are written. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** Whether a reservation that is in force ends within the days that are said to be soon. */
export const endsSoon = ({ state, expires_on }: Pick<Reservation, 'state' | 'expires_on'>): boolean =>
  state === 'active' && expires_on < addDays(today(), SOON_DAYS)

/** What is said of reservations. */
export function useReservationWords() {
  const { t } = useTranslation('reservations')
  const language = useLanguage()
  const unitWords = ({ position, u_height }: Pick<Kept, 'position' | 'u_height'>): string => {
    if (position === null) return t(($) => $.no_unit)
    const last = position + Math.max(1, u_height ?? 1) - 1
    const shown = (unit: number) => formatNumber(language, unit)
    return last === position
      ? t(($) => $.unit, { unit: shown(position) })
      : t(($) => $.units, { from: shown(position), to: shown(last) })
  }
  const why = ({ reason }: Pick<Reservation, 'reason'>): string => reason ?? t(($) => $.for_request)
  return {
    /** What it is kept for; of a request that one may not read only that it is one. */
    why,
    units: unitWords,
    /** The rack and the units. */
    place: (kept: Kept) => t(($) => $.at, { rack: kept.trail.at(-1)?.name ?? '', units: unitWords(kept) }),
    /** As much as a drawing has room for. */
    short: (kept: Reservation) =>
      [kept.owner.name, formatDate(language, kept.expires_on), why(kept)].join(' · '),
    label: (kept: Reservation) => {
      const said = { owner: kept.owner.name, reason: why(kept) }
      return kept.is_firm
        ? t(($) => $.label, { ...said, date: formatDate(language, kept.expires_on) })
        : t(($) => $.asked, said)
    },
  }
}
