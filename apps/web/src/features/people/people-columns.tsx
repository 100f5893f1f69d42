import type { User, UserOrder } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { PersonAvatar } from '#app/files/person-avatar.tsx'
import { Moment } from '#app/page/moment.tsx'
import type { Column } from '#app/table/columns.ts'
import { usePeople } from './people-context.ts'
import { PersonMenu } from './person-menu.tsx'

interface Cell {
  row: User
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

function NameCell({ row }: Cell) {
  const { t } = useTranslation('people')
  const { viewer } = usePeople()
  return (
    <span className={hstack({ gap: '2', minWidth: '0' })}>
      <PersonAvatar name={row.full_name} picture={row.avatar} size="sm" />
      <span className={`${cut} ${css({ fontWeight: 'medium' })}`} title={row.full_name}>
        {row.full_name}
      </span>
      {row.id === viewer.id && <Badge>{t(($) => $.you)}</Badge>}
    </span>
  )
}

function TeamCell({ row }: Cell) {
  const { t } = useTranslation('people')
  if (row.team !== null) return <span className={cut}>{row.team.name}</span>
  return <span className={`${cut} ${css({ color: 'text.muted' })}`}>{t(($) => $.no_team)}</span>
}

function RoleCell({ row }: Cell) {
  const { t } = useTranslation('people')
  return row.is_administrator && <Badge tone="accent">{t(($) => $.administrator)}</Badge>
}

function StateCell({ row }: Cell) {
  const { t } = useTranslation('people')
  if (row.disabled_at === null) return t(($) => $.states.active)
  return <Badge tone="warning">{t(($) => $.states.disabled)}</Badge>
}

function SeenCell({ row }: Cell) {
  const { t } = useTranslation('people')
  const { last_seen_at } = row
  if (last_seen_at === null) return <span className={css({ color: 'text.muted' })}>{t(($) => $.never)}</span>
  return <Moment at={last_seen_at} to="day" />
}

/** A row of the list on a phone. */
export function PersonCard({ row }: Cell) {
  return (
    <div className={hstack({ gap: '2', width: 'full', minWidth: '0' })}>
      <div className={stack({ gap: '0.5', flex: '1', minWidth: '0' })}>
        <div className={hstack({ gap: '2', minWidth: '0' })}>
          <NameCell row={row} />
          <RoleCell row={row} />
          {row.disabled_at !== null && <StateCell row={row} />}
        </div>
        <div className={hstack({ gap: '2', minWidth: '0', color: 'text.muted', textStyle: 'table' })}>
          <span className={`${cut} ${css({ flexShrink: '1' })}`}>{row.email}</span>
          <span aria-hidden="true">·</span>
          <span className={css({ display: 'flex', flexShrink: '0', maxWidth: '1/2', minWidth: '0' })}>
            <TeamCell row={row} />
          </span>
        </div>
      </div>
    </div>
  )
}

/** The same with what can be done to the person. */
export function PersonCardWithMenu({ row }: Cell) {
  return (
    <div className={hstack({ gap: '2', width: 'full', minWidth: '0' })}>
      <PersonCard row={row} />
      <PersonMenu row={row} />
    </div>
  )
}

export type PersonColumn = 'name' | 'email' | 'team' | 'role' | 'state' | 'last_seen' | 'actions'

/** The list's columns for those who may only look. */
export const READ_COLUMNS: readonly Column<User, PersonColumn, UserOrder>[] = [
  {
    id: 'name',
    size: 12.5,
    grow: 0.8,
    pinned: true,
    orders: { ascending: 'full_name', descending: '-full_name', first: 'ascending' },
    Cell: NameCell,
    isStateless: true,
  },
  {
    id: 'email',
    size: 16,
    grow: 2.6,
    orders: { ascending: 'email', descending: '-email', first: 'ascending' },
    text: ({ email }) => email,
  },
  { id: 'team', size: 9, grow: 1, Cell: TeamCell, isStateless: true },
  { id: 'role', size: 8, grow: 0.4, Cell: RoleCell, isStateless: true },
  { id: 'state', size: 7, grow: 0.4, Cell: StateCell, isStateless: true },
  { id: 'last_seen', size: 7.5, grow: 0.4, Cell: SeenCell, isStateless: true },
]

/** The list's columns for those who may also change. */
export const WRITE_COLUMNS: typeof READ_COLUMNS = [
  ...READ_COLUMNS,
  { id: 'actions', size: 2.75, kind: 'action', isLast: true, Cell: PersonMenu },
]
