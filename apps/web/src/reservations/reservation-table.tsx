import type { Reservation } from '@plenum/domain/reservation'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import { hstack } from '@plenum/ui/patterns'
import { Place } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { CalendarClock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { MoreMenu } from '#app/page/more-menu.tsx'
import { endsSoon, useReservationWords } from './use-reservation-words.ts'

interface ReservationTableProps {
  label: string
  reservations: readonly Reservation[]
  /** Whether each says its rack: beside a rack it is known. */
  named: boolean
  /** Whether these are all of them. */
  isWhole: boolean
  /** Below the rows. */
  note?: ReactNode
  onEdit: (kept: Reservation) => void
  onRelease: (kept: readonly Reservation[]) => void
}

const placed = hstack({ gap: '3', minWidth: '0', color: 'text.muted' })

/** What is said beside the day on which it ends. */
function badgeOf(kept: Reservation) {
  if (kept.state !== 'active') return kept.state
  if (!kept.is_firm) return 'asked'
  return endsSoon(kept) ? 'soon' : null
}

/** Reservations in rows: what is kept, whose it is, until when and why. */
export function ReservationTable(props: ReservationTableProps) {
  const { label, reservations, named, isWhole, note, ...acts } = props
  const { t } = useTranslation('reservations')
  const first = named ? 'minmax(16rem, 2.4fr)' : '6.5rem'
  const until = reservations.some((kept) => badgeOf(kept) !== null) ? '12rem' : '8rem'
  return (
    <Table.Frame
      tabIndex={0}
      {...(!named && { className: css({ borderRadius: 'card', border: 'hairline' }) })}
    >
      <Table.Grid
        label={label}
        columns={`${first} minmax(7rem, 1fr) ${until} minmax(7rem, 1.6fr) 3rem`}
        rowCount={isWhole ? reservations.length + 1 : -1}
      >
        <Table.Head>
          <Table.HeadCell>{t(($) => $.column.place)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.owner)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.until)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.reason)}</Table.HeadCell>
          <Table.HeadCell>
            <Hidden>{t(($) => $.column.actions)}</Hidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {reservations.map((kept, index) => (
            <Row
              key={kept.id}
              kept={kept}
              together={reservations.filter(
                ({ group_id, may_change, state }) =>
                  group_id === kept.group_id && may_change && state === kept.state,
              )}
              rowIndex={index + 2}
              named={named}
              {...acts}
            />
          ))}
        </Table.Body>
      </Table.Grid>
      {note}
    </Table.Frame>
  )
}

interface RowProps extends Pick<ReservationTableProps, 'named' | 'onEdit' | 'onRelease'> {
  kept: Reservation
  /** Those of its step that can be released with it, itself among them. */
  together: readonly Reservation[]
  rowIndex: number
}

function Row({ kept, together, rowIndex, named, onEdit, onRelease }: RowProps) {
  const { t } = useTranslation('reservations')
  const language = useLanguage()
  const words = useReservationWords()
  const { state, owner, asset, model } = kept
  const why = words.why(kept)
  const purpose = asset ?? model
  const badge = badgeOf(kept)
  const way = kept.trail.map(({ name }) => name).join(' › ')
  return (
    <Table.Row rowIndex={rowIndex}>
      <Table.Cell weight="strong" title={`${way}, ${words.units(kept)}`}>
        {named ? (
          <span className={placed}>
            <Link
              to="/app/settings/hierarchy/rack/$rackId"
              params={{ rackId: kept.node_id }}
              className={`${link()} ${css({ flexShrink: '0' })}`}
            >
              {words.place(kept)}
            </Link>
            <Place parts={kept.trail.slice(0, -1)} />
          </span>
        ) : (
          words.units(kept)
        )}
      </Table.Cell>
      <Table.Cell>{owner.name}</Table.Cell>
      <Table.Cell>
        <span className={hstack({ gap: '2' })}>
          {formatDate(language, kept.expires_on)}
          {badge !== null && (
            <Badge {...(badge === 'soon' && { tone: 'warning' })}>{t(($) => $.state[badge])}</Badge>
          )}
        </span>
      </Table.Cell>
      <Table.Cell weight="muted" title={why}>
        <span className={css({ display: 'block', minWidth: '0', truncate: true })}>
          {why}
          {purpose !== null && ` · ${t(($) => $.for, { name: purpose.name })}`}
        </span>
      </Table.Cell>
      <Table.Cell>
        {kept.may_change && (state === 'active' || state === 'expired') && (
          <MoreMenu
            size="compact"
            label={t(($) => $.actions, { place: words.place(kept) })}
            items={(Menu) => (
              <>
                <Menu.Item value="edit" icon={<CalendarClock />} onSelect={() => onEdit(kept)}>
                  {t(($) => $.edit)}
                </Menu.Item>
                <Menu.Item value="release" icon={<LockOpen />} onSelect={() => onRelease([kept])}>
                  {t(($) => $.release)}
                </Menu.Item>
                {together.length > 1 && (
                  <Menu.Item value="all" icon={<LockOpen />} onSelect={() => onRelease(together)}>
                    {t(($) => $.release_all, { count: together.length })}
                  </Menu.Item>
                )}
              </>
            )}
          />
        )}
      </Table.Cell>
    </Table.Row>
  )
}
