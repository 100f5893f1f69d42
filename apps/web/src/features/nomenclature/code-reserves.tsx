import type { CodeReserve } from '@plenum/domain/code-reserve'
import { formatDay, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { reserveQueries } from './reserve-queries.ts'
import { useTypes } from './type-name.ts'

const ReserveCodes = part(async () => (await import('./reserve-codes.tsx')).ReserveCodes)
const ReservedCodes = part(async () => (await import('./reserved-codes.tsx')).ReservedCodes)

interface CodeReservesProps {
  canWrite: boolean
}

/** Codes that are set aside for labels printed beforehand, with what is still free of them. */
export function CodeReserves({ canWrite }: CodeReservesProps) {
  const { t } = useTranslation('nomenclature')
  const [isReserving, setIsReserving] = useState(false)
  const [shown, setShown] = useState<CodeReserve | null>(null)
  return (
    <Card className={stack({ gap: '4' })}>
      <div className={hstack({ gap: '4', justify: 'space-between', flexWrap: 'wrap', alignItems: 'start' })}>
        <div className={stack({ gap: '1', maxWidth: 'prose' })}>
          <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.reserves)}</h2>
          <p className={css({ color: 'text.muted' })}>{t(($) => $.reserves_text)}</p>
        </div>
        {canWrite && <Button onClick={() => setIsReserving(true)}>{t(($) => $.reserve)}</Button>}
      </div>
      <Reserves onShow={setShown} />
      <Suspense fallback={null}>
        {isReserving && <ReserveCodes onClose={() => setIsReserving(false)} />}
        {shown !== null && (
          <ReservedCodes reserve={shown} canWrite={canWrite} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </Card>
  )
}

function Reserves({ onShow }: { onShow: (reserve: CodeReserve) => void }) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const list = useInfiniteQuery(reserveQueries.list())
  if (list.data === undefined) {
    return list.error === null ? (
      <TableSkeleton label={common(($) => $.states.loading)} />
    ) : (
      <QueryError
        title={t(($) => $.reserves_failed)}
        error={list.error}
        area="settings"
        onRetry={() => void list.refetch()}
      />
    )
  }
  const reserves = list.data.pages.flatMap(({ results }) => results)
  if (reserves.length === 0) return <p>{t(($) => $.reserves_none)}</p>
  return (
    <>
      <ul aria-label={t(($) => $.reserves)} className={stack({ gap: '3' })}>
        {reserves.map((reserve) => (
          <Reserve key={reserve.id} reserve={reserve} onShow={() => onShow(reserve)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(($) => $.reserves_more)}
          </Button>
        </div>
      )}
    </>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' })

function Reserve({ reserve, onShow }: { reserve: CodeReserve; onShow: () => void }) {
  const { t } = useTranslation('nomenclature')
  const language = useLanguage()
  const { nameOf } = useTypes()
  const { first, last, free, count, note, asset_type, created_by, created_at } = reserve
  const range = first === last ? first : t(($) => $.reserve_range, { first, last })
  const day = formatDay(language, created_at)
  return (
    <li className={hstack({ gap: '4', justify: 'space-between', flexWrap: 'wrap' })}>
      <div className={stack({ gap: '1', minWidth: '0' })}>
        <span className={css({ textStyle: 'code', overflowWrap: 'anywhere' })}>{range}</span>
        {note !== null && <span className={css({ overflowWrap: 'anywhere' })}>{note}</span>}
        <span className={quiet}>
          {nameOf(asset_type)} ·{' '}
          {t(($) => $.reserve_free, {
            free: formatNumber(language, free),
            all: formatNumber(language, count),
          })}{' '}
          · {created_by === null ? day : t(($) => $.reserve_by, { name: created_by.name, day })}
        </span>
      </div>
      <Button size="compact" aria-label={t(($) => $.reserve_show, { range })} onClick={onShow}>
        {t(($) => $.reserve_open)}
      </Button>
    </li>
  )
}
