import type { BatchRecord } from '@plenum/domain/history'
import { MOST_COUNTED } from '@plenum/domain/history'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { historyQueries } from './history-queries.ts'

interface BatchRecordsProps {
  batch: string
  /** How many records it changed, the one whose history this is included. */
  records: number
}

/** That something was changed with other records, and which they are once somebody asks. */
export function BatchRecords({ batch, records }: BatchRecordsProps) {
  const { t } = useTranslation('live')
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const words =
    records >= MOST_COUNTED
      ? t(($) => $.history.in_a_large_batch)
      : t(($) => $.history.with, { count: records - 1 })
  return (
    <div className={stack({ gap: '1' })}>
      <span className={css({ ml: '-2' })}>
        <Button
          size="compact"
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          {words}
        </Button>
      </span>
      <div id={list}>{isOpen && <Records batch={batch} label={words} />}</div>
    </div>
  )
}

function Records({ batch, label }: { batch: string; label: string }) {
  const { t } = useTranslation('live')
  const assets = useTranslation('assets').t
  const query = useInfiniteQuery(historyQueries.records(batch))
  if (query.isPending)
    return <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.history.loading)}</p>
  if (query.isError)
    return (
      <QueryError
        title={t(($) => $.history.records_failed)}
        error={query.error}
        area="assets"
        onRetry={() => void query.refetch()}
      />
    )
  const found = query.data.pages.flatMap(({ results }) => results)
  return (
    <div className={stack({ gap: '2', pl: '4', borderLeft: 'hairline' })}>
      <ul aria-label={label} className={stack({ gap: '1' })}>
        {found.map((record) => (
          <li key={`${record.entity} ${record.id}`} className={hstack({ gap: '2', textStyle: 'table' })}>
            <Record record={record} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <span>
          <Button
            size="compact"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {assets(($) => $.history.more)}
          </Button>
        </span>
      )}
    </div>
  )
}

function Record({ record: { entity, id, name } }: { record: BatchRecord }) {
  const { t } = useTranslation('live')
  const kind = t(($) => $.history.entities[entity])
  if (name === null)
    return <span className={css({ color: 'text.muted' })}>{t(($) => $.history.gone, { kind })}</span>
  if (entity !== 'asset')
    return (
      <>
        <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
        <span className={css({ color: 'text.muted' })}>{kind}</span>
      </>
    )
  return (
    <Link
      to="/app/settings/assets-inventory"
      search={(now) => ({ ...now, asset: id, view: undefined })}
      className={css({ minWidth: '0', textDecoration: 'underline', truncate: true })}
    >
      {name}
    </Link>
  )
}
