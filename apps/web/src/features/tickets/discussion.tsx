import { isImage } from '@plenum/domain/file'
import { mayAnswer, type Ticket } from '@plenum/domain/ticket'
import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import * as Thread from '@plenum/ui/thread'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Pictures } from '#app/files/pictures.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AnswerBox } from './answer-box.tsx'
import { DiscussionEntry } from './discussion-entry.tsx'
import { ticketQueries } from './queries.ts'

interface DiscussionProps {
  ticket: Ticket
  viewer: CurrentUser
}

/** What was said about a ticket and what became of it, and the box to say more. */
export function Discussion({ ticket, viewer }: DiscussionProps) {
  const { t } = useTranslation('tickets')
  const heading = useId()
  return (
    <Card>
      <section aria-labelledby={heading} className={stack({ gap: '5', minWidth: '0' })}>
        <h2 id={heading} className={css({ textStyle: 'strong' })}>
          {t(($) => $.discussion.title)}
        </h2>
        <Entries ticket={ticket} />
        {mayAnswer(viewer, ticket.reporter.id) ? (
          <AnswerBox ticket={ticket} />
        ) : (
          <p className={css({ color: 'text.muted' })}>
            {t(($) => $.answer.not_yours, { name: ticket.reporter.name })}
          </p>
        )}
      </section>
    </Card>
  )
}

function Entries({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const [looking, setLooking] = useState<string | null>(null)
  const list = useInfiniteQuery(ticketQueries.entries(ticket.id))
  const entries = list.data?.pages.flatMap((page) => page.results)
  if (entries === undefined && list.isError)
    return (
      <QueryError
        title={t(($) => $.discussion.failed)}
        error={list.error}
        area="support"
        onRetry={() => void list.refetch()}
      />
    )
  if (entries === undefined) return <Skeleton shape="block" />
  if (entries.length === 0)
    return <p className={css({ color: 'text.muted' })}>{t(($) => $.discussion.none)}</p>
  return (
    <>
      <Thread.Root label={t(($) => $.discussion.title)}>
        {entries.map((entry) => (
          <DiscussionEntry
            key={entry.id}
            entry={entry}
            reporter={ticket.reporter}
            now={list.dataUpdatedAt}
            onLook={setLooking}
          />
        ))}
      </Thread.Root>
      {list.hasNextPage && (
        <div>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t(($) => $.discussion.more)}
          </Button>
        </div>
      )}
      <Pictures
        files={entries.flatMap(({ files }) => files).filter(isImage)}
        current={looking}
        onCurrent={setLooking}
      />
    </>
  )
}
