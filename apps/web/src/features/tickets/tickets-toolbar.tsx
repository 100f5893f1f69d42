import { PRIORITIES } from '@plenum/domain/asset'
import { seesAllTickets, TICKET_KINDS } from '@plenum/domain/ticket'
import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { useRef } from 'react'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { isFiltered, NO_FILTERS, STATUS_CHOICES, type TicketsSearch } from './tickets-search.ts'

interface TicketsToolbarProps {
  viewer: CurrentUser
  address: TicketsSearch
  onChange: (change: Partial<TicketsSearch>, replace?: boolean) => void
}

/** Whose tickets, and what narrows their list. */
export function TicketsToolbar({ viewer, address, onChange }: TicketsToolbarProps) {
  const { t } = useTranslation('tickets')
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  return (
    <>
      {seesAllTickets(viewer) && (
        <Segment
          label={t(($) => $.whose.label)}
          value={address.whose ?? 'all'}
          options={[
            { value: 'all', label: t(($) => $.whose.all) },
            { value: 'mine', label: t(($) => $.whose.mine) },
          ]}
          onValueChange={(whose) => onChange({ whose: whose === 'all' ? undefined : whose })}
        />
      )}
      <SearchFilter
        label={t(($) => $.filter.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, true)}
      />
      <StatusFilter value={address.status} onChange={(status) => onChange({ status })} />
      <KindFilter value={address.kind} onChange={(kind) => onChange({ kind })} />
      <PriorityFilter value={address.priority} onChange={(priority) => onChange({ priority })} />
      {isFiltered(address) && (
        <Button tone="quiet" onClick={() => onChange(NO_FILTERS)}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
    </>
  )
}

const width = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[11rem]' } })

interface FilterProps<Value> {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function StatusFilter({ value, onChange }: FilterProps<NonNullable<TicketsSearch['status']>>) {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  return (
    <Select
      aria-label={t(($) => $.field.status)}
      className={width}
      value={value ?? 'open'}
      onChange={({ target }) => {
        const chosen = STATUS_CHOICES.find((each) => each === target.value)
        onChange(chosen === 'open' ? undefined : chosen)
      }}
    >
      {STATUS_CHOICES.map((each) => (
        <option key={each} value={each}>
          {each === 'open' && t(($) => $.filter.open)}
          {each === 'any' && t(($) => $.filter.any_status)}
          {each !== 'open' && each !== 'any' && fields(($) => $.process[each])}
        </option>
      ))}
    </Select>
  )
}

function KindFilter({ value, onChange }: FilterProps<(typeof TICKET_KINDS)[number]>) {
  const { t } = useTranslation('tickets')
  return (
    <Select
      aria-label={t(($) => $.field.kind)}
      className={width}
      value={value ?? ''}
      onChange={({ target }) => onChange(TICKET_KINDS.find((each) => each === target.value))}
    >
      <option value="">{t(($) => $.filter.all_kinds)}</option>
      {TICKET_KINDS.map((each) => (
        <option key={each} value={each}>
          {t(($) => $.kind[each])}
        </option>
      ))}
    </Select>
  )
}

function PriorityFilter({ value, onChange }: FilterProps<(typeof PRIORITIES)[number]>) {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  return (
    <Select
      aria-label={t(($) => $.field.priority)}
      className={width}
      value={value ?? ''}
      onChange={({ target }) => onChange(PRIORITIES.find((each) => each === target.value))}
    >
      <option value="">{t(($) => $.filter.all_priorities)}</option>
      {PRIORITIES.map((each) => (
        <option key={each} value={each}>
          {fields(($) => $.priority[each])}
        </option>
      ))}
    </Select>
  )
}
