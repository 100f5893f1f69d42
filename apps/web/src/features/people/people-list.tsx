import type { User, UserOrder } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { EmptyState } from '@plenum/ui/empty-state'
import { Hidden } from '@plenum/ui/hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { QueryError } from '#app/notices/query-error.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { DataTable } from '#app/table/data-table.tsx'
import { ListNote } from '#app/table/list-note.tsx'
import { pagedList } from '#app/table/row-source.ts'
import { PersonCard, PersonCardWithMenu, READ_COLUMNS, WRITE_COLUMNS } from './people-columns.tsx'
import { DEFAULT_ORDER, isFiltered, listQueryOf, NO_FILTERS, type PeopleSearch } from './people-search.ts'
import { peopleQueries } from './queries.ts'

interface PeopleListProps {
  address: PeopleSearch
  canWrite: boolean
  onChange: (change: Partial<PeopleSearch>) => void
}

const rowId = ({ id }: User) => id

/** The people an address names; they go on as long as somebody scrolls. */
export function PeopleList({ address, canWrite, onChange }: PeopleListProps) {
  const { t } = useTranslation('people')
  const narrow = useMedia(NARROW)
  const list = useInfiniteQuery(peopleQueries.list(listQueryOf(address)))
  const { rows, source } = pagedList(list)
  const failed = list.isError && rows === undefined && (
    <QueryError
      title={t(($) => $.failed)}
      error={list.error}
      area="users"
      onRetry={() => void list.refetch()}
    />
  )
  const empty = rows?.length === 0 && (
    <EmptyState
      icon={<SearchX />}
      title={t(($) => $.empty_title)}
      actions={
        isFiltered(address) && (
          <Button onClick={() => onChange(NO_FILTERS)}>{t(($) => $.filter.clear)}</Button>
        )
      }
    >
      {t(($) => $.empty_text)}
    </EmptyState>
  )
  return (
    <DataTable<User, UserOrder>
      list={JSON.stringify(listQueryOf(address))}
      label={t(($) => $.title)}
      columns={canWrite ? WRITE_COLUMNS : READ_COLUMNS}
      headings={{
        name: t(($) => $.name),
        email: t(($) => $.email),
        team: t(($) => $.team),
        role: t(($) => $.role),
        state: t(($) => $.state),
        last_seen: t(($) => $.last_seen),
        actions: <Hidden>{t(($) => $.actions)}</Hidden>,
      }}
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
      sort={{ order: address.ordering ?? DEFAULT_ORDER, onOrder: (ordering) => onChange({ ordering }) }}
      Card={narrow ? (canWrite ? PersonCardWithMenu : PersonCard) : undefined}
    />
  )
}
