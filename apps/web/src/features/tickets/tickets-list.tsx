import type { CurrentUser } from '@plenum/domain/session'
import type { TicketOrder, TicketSummary } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { ListNote } from '#app/table/list-note.tsx'
import { pagedList } from '#app/table/row-source.ts'
import { ticketQueries } from './queries.ts'
import { ALL_COLUMNS, OWN_COLUMNS, TicketCard } from './ticket-columns.tsx'
import { TicketsEmpty } from './tickets-empty.tsx'
import { DEFAULT_ORDER, isEverybodys, listQueryOf, type TicketsSearch } from './tickets-search.ts'

interface TicketsListProps {
  viewer: CurrentUser
  address: TicketsSearch
  onChange: (change: Partial<TicketsSearch>) => void
  onOpen: (ticket: TicketSummary) => void
}

const rowId = ({ id }: TicketSummary) => id

/** The tickets an address names; they go on as long as somebody scrolls. */
export function TicketsList({ viewer, address, onChange, onOpen }: TicketsListProps) {
  const { t } = useTranslation('tickets')
  const narrow = useMedia(NARROW)
  const query = listQueryOf(address, viewer)
  const list = useInfiniteQuery(ticketQueries.list(query))
  const { rows, source } = pagedList(list)
  const failed = list.isError && rows === undefined && (
    <QueryError
      title={t(($) => $.failed)}
      error={list.error}
      area="support"
      onRetry={() => void list.refetch()}
    />
  )
  const empty = rows?.length === 0 && <TicketsEmpty address={address} onChange={onChange} />
  return (
    <DataTable<TicketSummary, TicketOrder>
      list={JSON.stringify(query)}
      label={t(($) => $.title)}
      columns={isEverybodys(address, viewer) ? ALL_COLUMNS : OWN_COLUMNS}
      headings={t(($) => $.field, { returnObjects: true })}
      rows={source}
      rowCount={list.hasNextPage ? -1 : (rows?.length ?? -1)}
      rowId={rowId}
      message={failed || empty || undefined}
      note={
        <ListNote
          list={list}
          words={{
            loading: t(($) => $.more.loading),
            end: t(($) => $.more.end, { count: rows?.length ?? 0 }),
            failed: t(($) => $.more.failed),
          }}
        />
      }
      open={{ id: undefined, onOpen }}
      sort={{ order: address.ordering ?? DEFAULT_ORDER, onOrder: (ordering) => onChange({ ordering }) }}
      Card={narrow ? TicketCard : undefined}
    />
  )
}
