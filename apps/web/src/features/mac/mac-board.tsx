import type { CurrentUser } from '@plenum/domain/session'
import { isOver, STATUS_OF } from '@plenum/domain/work-stage'
import { byName, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as Board from '@plenum/ui/board'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { workQueries } from '#app/work/queries.ts'
import { BoardCard } from './board-card.tsx'
import { laneOf, lanesOf } from './lanes.ts'
import { MacEmpty, type ViewProps } from './mac-empty.tsx'
import type { MacSearch } from './mac-search.ts'
import { useCardMove } from './use-card-move.ts'
import { useColumns, type BoardColumn } from './use-columns.ts'
import { useLaneWords } from './use-lane-words.ts'

const ActDialog = part(async () => (await import('#app/work/detail/act-dialog.tsx')).ActDialog)

type CardMove = ReturnType<typeof useCardMove>

/** Requests in columns by their stage; a card goes to another by the hand or by its menu. */
export function MacBoard({ viewer, ...props }: ViewProps & { viewer: CurrentUser }) {
  const { t } = useTranslation('work')
  const { address } = props
  const language = useLanguage()
  const laneWords = useLaneWords()
  const [now] = useState(() => new Date())
  const { columns, all, failed, retry } = useColumns(address, now)
  const move = useCardMove()
  if (failed !== null)
    return <QueryError title={t(($) => $.mac.load_failed)} error={failed} area="projects" onRetry={retry} />
  if (all === 0) return <MacEmpty {...props} />
  const { lane } = address
  const cards = columns.flatMap(({ requests }) => requests)
  const lanes = lane === undefined ? [null] : lanesOf(cards, lane, byName(language))
  return (
    <>
      <Board.Root label={t(($) => $.board.label)} columns={columns.length}>
        {columns.map(({ stage, count }) => (
          <Board.Head
            key={stage}
            icon={<ProcessGlyph step={STATUS_OF[stage].status} />}
            title={t(($) => $.stage[stage])}
            count={count !== null && <Count address={address} stage={stage} count={count} />}
          />
        ))}
        {lanes.map((each, at) => (
          <Fragment key={each?.key ?? 'all'}>
            {each && lane && <Board.Lane>{laneWords(lane, each)}</Board.Lane>}
            {columns.map((column) => (
              <ColumnCell
                key={column.stage}
                column={column}
                label={
                  each && lane
                    ? t(($) => $.board.cell, {
                        lane: laneWords(lane, each),
                        stage: t(($) => $.stage[column.stage]),
                      })
                    : t(($) => $.stage[column.stage])
                }
                requests={column.requests.filter(
                  (request) => !each || !lane || laneOf(request, lane).key === each.key,
                )}
                isEnd={at === lanes.length - 1}
                now={now}
                move={move}
              />
            ))}
          </Fragment>
        ))}
      </Board.Root>
      {move.asking && (
        <Suspense fallback={null}>
          <Asking {...move.asking} canOverride={viewer.may_approve} onClose={move.stopAsking} />
        </Suspense>
      )}
    </>
  )
}

interface CountProps {
  address: MacSearch
  stage: BoardColumn['stage']
  count: number
}

/** How many a column has: leads to all of them. */
function Count({ address, stage, count }: CountProps) {
  const { t } = useTranslation('work')
  const shown = formatNumber(useLanguage(), count)
  return (
    <Link
      to="/app/dc-manager/mac-projects"
      search={{ ...address, lane: undefined, view: 'table', stage }}
      className={link({ tone: 'quiet' })}
      aria-label={t(($) => $.board.count, { count })}
    >
      {shown}
    </Link>
  )
}

interface ColumnCellProps {
  column: BoardColumn
  label: string
  requests: BoardColumn['requests']
  isEnd: boolean
  now: Date
  move: CardMove
}

function ColumnCell({ column, label, requests, isEnd, now, move }: ColumnCellProps) {
  const { t } = useTranslation('work')
  const { stage, isPending, more } = column
  const { held } = move
  return (
    <Board.Cell
      role="group"
      aria-label={label}
      data-stage={stage}
      isEnd={isEnd}
      state={held?.over === stage && held.request.stage !== stage ? 'over' : undefined}
    >
      {isPending && <Skeleton shape="block" />}
      {!isPending && requests.length === 0 && <p className={quiet}>{t(($) => $.board.empty)}</p>}
      {requests.map((request) => (
        <BoardCard
          key={request.id}
          request={request}
          now={now}
          held={held?.request.id === request.id ? held : undefined}
          onGrab={(event) => move.grab(event, request)}
          onGo={(whole, to) => void move.go(whole, to)}
        />
      ))}
      {isEnd && (
        <div className={stack({ gap: '1', mt: 'auto' })}>
          {more && (
            <Button size="compact" tone="quiet" onClick={more}>
              {t(($) => $.mac.more)}
            </Button>
          )}
          {isOver(stage) && <p className={quiet}>{t(($) => $.board.recent)}</p>}
        </div>
      )}
    </Board.Cell>
  )
}

interface AskingProps {
  id: string
  action: NonNullable<CardMove['asking']>['action']
  canOverride: boolean
  onClose: () => void
}

function Asking({ id, ...rest }: AskingProps) {
  const { data: request } = useQuery(workQueries.detail(id))
  return request === undefined ? null : <ActDialog request={request} {...rest} />
}

const quiet = css({ textStyle: 'caption', color: 'text.muted', textAlign: 'center', py: '1' })
