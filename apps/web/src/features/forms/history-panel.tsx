import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import * as Sheet from '@plenum/ui/sheet'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy, ExternalLink, Pencil } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { WorkStages } from '#app/work/detail/work-stages.tsx'
import { workQueries } from '#app/work/queries.ts'
import { DueMark, KindMark, PriorityMark, StageMark } from '#app/work/work-marks.tsx'
import { ChangeLink, formOf } from '#app/work/change-link.tsx'
import { DeleteDraft } from './delete-draft.tsx'

interface HistoryPanelProps {
  /** The request that is looked at. */
  open: string | undefined
  canWrite: boolean
  onClose: () => void
}

/** A request beside the history: its stages with their times, and what to do with it next. */
export function HistoryPanel({ open, canWrite, onClose }: HistoryPanelProps) {
  // while the sheet slides away it still shows what it showed
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  return (
    <Sheet.Root open={open !== undefined} onOpenChange={(change) => !change.open && onClose()}>
      <Sheet.Content>
        {last !== undefined && <Shown key={last} id={last} canWrite={canWrite} onClose={onClose} />}
      </Sheet.Content>
    </Sheet.Root>
  )
}

function Shown({ id, canWrite, onClose }: { id: string; canWrite: boolean; onClose: () => void }) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const request = useQuery(workQueries.detail(id))
  const [now] = useState(() => new Date())
  const { data } = request
  return (
    <>
      <Sheet.Header
        title={data?.title ?? t(($) => $.history.one)}
        {...(data && { description: data.code })}
        closeLabel={common(($) => $.actions.close)}
      />
      {request.isError ? (
        <QueryError
          title={t(($) => $.history.one_failed)}
          error={request.error}
          area="projects"
          onRetry={() => void request.refetch()}
        />
      ) : data === undefined ? (
        <Sheet.Body
          role="status"
          aria-label={common(($) => $.states.loading)}
          className={stack({ gap: '4' })}
        >
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Sheet.Body>
      ) : (
        <>
          <Sheet.Body className={stack({ gap: '5' })}>
            <Facts request={data} now={now} />
            <WorkStages request={data} now={now} />
          </Sheet.Body>
          <Actions request={data} canWrite={canWrite} onClose={onClose} />
        </>
      )}
    </>
  )
}

function Facts({ request, now }: { request: WorkRequest; now: Date }) {
  const { t } = useTranslation('forms')
  return (
    <div className={stack({ gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })}>
        <KindMark kind={request.kind} is_fault={request.is_fault} />
        <StageMark stage={request.stage} />
        <PriorityMark priority={request.priority} />
        <DueMark request={request} now={now} />
      </div>
      {request.description !== null && (
        <p className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '[65ch]' })}>
          {request.description}
        </p>
      )}
      <p className={css({ color: 'text.muted', textStyle: 'table' })}>
        {t(($) => $.history.by, { name: request.requester.name })}
        {' · '}
        {t(($) => $.history.items, { count: request.items_total, done: request.items_done })}
        {request.follows && ` · ${t(($) => $.history.follows, { code: request.follows.code })}`}
      </p>
    </div>
  )
}

function Actions({
  request,
  canWrite,
  onClose,
}: {
  request: WorkRequest
  canWrite: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('forms')
  const form = formOf(request)
  return (
    <Sheet.Footer>
      {request.is_draft ? (
        <>
          <Link
            to={form}
            search={{ draft: request.id, step: 'check' }}
            className={button({ tone: 'primary' })}
          >
            <Pencil aria-hidden="true" />
            {t(($) => $.history.go_on)}
          </Link>
          <DeleteDraft draft={request} onGone={onClose} />
        </>
      ) : (
        <>
          <Link
            to="/app/dc-manager/mac-projects/$requestId"
            params={{ requestId: request.id }}
            className={button({ tone: 'primary' })}
          >
            <ExternalLink aria-hidden="true" />
            {t(($) => $.history.open)}
          </Link>
          <ChangeLink request={request} />
          {canWrite && (
            <Link to={form} search={{ from: request.id }} className={button()}>
              <Copy aria-hidden="true" />
              {t(($) => $.history.reuse)}
            </Link>
          )}
        </>
      )}
    </Sheet.Footer>
  )
}
