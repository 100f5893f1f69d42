import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { CircleCheckBig, MessageSquarePlus, SearchX } from 'lucide-react'
import { NewTicket } from './new-ticket.tsx'
import { isFiltered, NO_FILTERS, type TicketsSearch } from './tickets-search.ts'

interface TicketsEmptyProps {
  address: TicketsSearch
  onChange: (change: Partial<TicketsSearch>) => void
}

/** In place of a list's rows: why there are none, and the way on. */
export function TicketsEmpty({ address, onChange }: TicketsEmptyProps) {
  const { t } = useTranslation('tickets')
  const closedToo = (
    <Button onClick={() => onChange({ status: 'any' })}>{t(($) => $.empty.show_closed)}</Button>
  )
  if (isFiltered(address))
    return (
      <EmptyState
        icon={<SearchX />}
        title={t(($) => $.empty.filtered)}
        actions={
          <>
            {address.status === undefined && closedToo}
            <Button onClick={() => onChange(NO_FILTERS)}>{t(($) => $.filter.clear)}</Button>
          </>
        }
      >
        {t(($) => $.empty.filtered_text)}
      </EmptyState>
    )
  if (address.status === 'any')
    return (
      <EmptyState icon={<MessageSquarePlus />} title={t(($) => $.empty.none)} actions={<NewTicket />}>
        {t(($) => $.empty.none_text)}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<CircleCheckBig />}
      title={t(($) => $.empty.open)}
      actions={
        <>
          {closedToo}
          <NewTicket />
        </>
      }
    >
      {t(($) => $.empty.open_text)}
    </EmptyState>
  )
}
