import type { WorkSummary } from '@plenum/domain/work-request'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { useWords } from '#app/page/use-words.ts'
import { workQueries } from '#app/work/queries.ts'
import { DueMark, SlaMark, StageMark } from '#app/work/work-marks.tsx'
import { homeLine } from './home-line.ts'

const SHOWN = 6

/** Ways in which requests wait for somebody, and what they are called. */
const WAITING = { assigned: 'tasks', approval: 'approvals', verification: 'verifications' } as const
export type Waiting = keyof typeof WAITING

/** What waits for a person, what is due first coming first. */
export function MyWork() {
  useWords('work')
  return (
    <>
      <Waits mine="assigned" />
      <Waits mine="approval" />
      <Waits mine="verification" />
    </>
  )
}

/** Requests that wait for a person in one way; the list behind has all of them. */
function Waits({ mine }: { mine: Waiting }) {
  const { t } = useTranslation('home')
  const first = useQuery(workQueries.first({ mine, ordering: 'due', limit: SHOWN }))
  const more = useQuery({ ...workQueries.counts({ mine }), enabled: first.data?.next != null })
  if (first.isError)
    return (
      <Card>
        <QueryError
          title={t(($) => $.tasks.failed)}
          error={first.error}
          area="projects"
          onRetry={() => void first.refetch()}
        />
      </Card>
    )
  if (first.isPending) return <Skeleton shape="block" />
  // who verifies nothing need not be told so
  if (mine === 'verification' && first.data.results.length === 0) return null
  return (
    <WaitingList
      mine={mine}
      requests={first.data.results}
      count={first.data.next === null ? first.data.results.length : (more.data?.all ?? null)}
    />
  )
}

interface WaitingListProps {
  mine: Waiting
  requests: readonly WorkSummary[]
  /** How many there are; null while that is asked for. */
  count: number | null
}

/** The first requests that wait, and the way to all of them. */
export function WaitingList({ mine, requests, count }: WaitingListProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const name = WAITING[mine]
  return (
    <Card>
      <section className={stack({ gap: '2' })}>
        <div className={hstack({ justifyContent: 'space-between', gap: '3' })}>
          <h2 className={css({ textStyle: 'strong' })}>{t(($) => $[name].title)}</h2>
          {count !== null && count > 0 && (
            <Link to="/app/forms/history" search={{ mine }} className={link()}>
              {t(($) => $[name].more, { count, shown: formatNumber(language, count) })}
            </Link>
          )}
        </div>
        {requests.length === 0 && mine !== 'verification' && (
          <p className={css({ color: 'text.muted' })}>
            {t(($) => (mine === 'approval' ? $.approvals.none : $.tasks.none))}
          </p>
        )}
        <ul className={stack({ gap: '0' })}>
          {requests.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function RequestLine({ request }: { request: WorkSummary }) {
  const [now] = useState(() => new Date())
  return (
    <li className={homeLine}>
      <RequestLink request={request} />
      <span className={hstack({ columnGap: '4', rowGap: '1', flexWrap: 'wrap' })}>
        <DueMark request={request} now={now} />
        <SlaMark request={request} now={now} />
        <StageMark stage={request.stage} />
      </span>
    </li>
  )
}

function RequestLink({ request: { id, kind, code, title } }: { request: WorkSummary }) {
  const look = `${link({ tone: 'quiet' })} ${css({ minWidth: '0', md: { truncate: true } })}`
  const words = `${code} · ${title}`
  if (kind === 'maintenance')
    return (
      <Link to="/app/forms/history" search={{ open: id }} className={look} title={words}>
        {words}
      </Link>
    )
  return (
    <Link
      to="/app/dc-manager/mac-projects/$requestId"
      params={{ requestId: id }}
      className={look}
      title={words}
    >
      {words}
    </Link>
  )
}
