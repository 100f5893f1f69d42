import { HOME_DAYS, type Home } from '@plenum/domain/home'
import { formatDate, formatDateTime, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface HomeBriefProps {
  home: Home
  /** Ids of who reads it and of his team: what they own is his area. */
  owners: readonly string[]
}

/** What changed in somebody's area since he was here, and what ends soon: each number leads to its list. */
export function HomeBrief({ home, owners }: HomeBriefProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { since, changed, requests, warranties, reservations, tickets } = home
  const amount = (of: { value: number; capped: boolean }) =>
    `${formatNumber(language, of.value)}${of.capped ? '+' : ''}`
  const ends = (day: string | null) =>
    day === null ? null : t(($) => $.brief.first, { day: formatDate(language, day) })
  return (
    <Card>
      <section className={stack({ gap: '2' })}>
        <h2 className={css({ textStyle: 'strong' })}>{t(($) => $.brief.title)}</h2>
        {since === null && changed === null && warranties !== null && (
          <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.brief.first_visit)}</p>
        )}
        <ul className={stack({ gap: '0' })}>
          {changed !== null && since !== null && (
            <Number
              shown={amount(changed)}
              to="/app/settings/assets-inventory"
              search={{ owner_id: owners.join(), changed_since: since }}
            >
              {t(($) => $.brief.since, { at: formatDateTime(language, since) })}
            </Number>
          )}
          {requests !== null && since !== null && (
            <Number
              shown={amount(requests)}
              to="/app/forms/history"
              search={{ mine: 'involved', changed_since: since }}
            >
              {t(($) => $.brief.requests_since, { at: formatDateTime(language, since) })}
            </Number>
          )}
          {warranties !== null && (
            <Number
              shown={amount(warranties)}
              to="/app/settings/assets-inventory"
              search={{ warranty_from: '0d', warranty_to: `${HOME_DAYS}d` }}
              note={ends(home.first_warranty)}
            >
              {t(($) => $.brief.warranties, { count: HOME_DAYS })}
            </Number>
          )}
          {reservations !== null && (
            <Number
              shown={formatNumber(language, reservations)}
              to="/app/settings/hierarchy/reservations"
              search={{ state: 'soon' }}
              note={ends(home.first_reservation)}
            >
              {t(($) => $.brief.reservations, { count: HOME_DAYS })}
            </Number>
          )}
          <Number
            shown={formatNumber(language, tickets)}
            to="/app/support/tickets"
            search={{ whose: 'mine' }}
          >
            {t(($) => $.brief.tickets)}
          </Number>
        </ul>
      </section>
    </Card>
  )
}

interface NumberProps {
  shown: string
  to: NonNullable<LinkProps['to']>
  search: Record<string, string>
  note?: string | null
  children: ReactNode
}

function Number({ shown, to, search, note = null, children }: NumberProps) {
  return (
    <li>
      <Link
        to={to}
        search={search}
        className={hstack({
          justifyContent: 'space-between',
          gap: '3',
          minHeight: 'row',
          textStyle: 'table',
        })}
      >
        <span className={css({ minWidth: '0', py: '1' })}>
          {children}
          {note !== null && <span className={css({ color: 'text.muted' })}> · {note}</span>}
        </span>
        <span className={css({ fontVariantNumeric: 'tabular-nums', textStyle: 'strong' })}>{shown}</span>
      </Link>
    </li>
  )
}
