import { canUndo, type Batch, type HistoryEvent } from '@plenum/domain/history'
import { Ref } from '@plenum/domain/ref'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { Moment } from '#app/page/moment.tsx'
import { useWords } from '#app/page/use-words.ts'
import { byBatch, type BatchOfOne } from './by-batch.ts'

/** What a record's fields and values are called. */
export interface HistoryWords {
  fieldWords: (field: string) => string
  /** A value of an unknown shape is shown as it was kept. */
  valueWords: (field: string, value: unknown) => string
  /** That the record came, and that it went. */
  created: string
  deleted: string
}

interface HistoryListProps {
  events: readonly HistoryEvent[]
  words: HistoryWords
  /** Whether not everything was asked for. */
  isNarrowed?: boolean
  /** What is too old by then stays. */
  now: Date
  /** The batch that is being taken back. */
  undoing: string | undefined
  /** Given to those who may undo. */
  onUndo: ((batch: Batch) => void) | undefined
  /** Said of a batch that changed other records too. */
  others: (batch: BatchOfOne) => ReactNode
}

/** What changed, by whom and when; what was changed together stands together. */
export function HistoryList({ events, words, isNarrowed = false, ...rest }: HistoryListProps) {
  const { now, undoing, onUndo, others } = rest
  useWords('record', 'fit')
  const { t } = useTranslation('assets')
  const live = useTranslation('live').t
  const fields = useTranslation('fields').t
  if (events.length === 0)
    return (
      <p className={css({ color: 'text.muted' })}>
        {isNarrowed ? live(($) => $.history.none) : t(($) => $.history.empty)}
      </p>
    )
  return (
    <ol className={stack({ gap: '5' })}>
      {byBatch(events).map((whole) => {
        const { batch, records, events: changes } = whole
        return (
          <li key={batch.id} className={stack({ gap: '1.5' })}>
            <div className={hstack({ gap: '2', minHeight: '7' })}>
              <span className={css({ textStyle: 'label' })}>
                {batch.actor?.name ?? t(($) => $.history.system)}
              </span>
              <Moment at={batch.at} className={css({ textStyle: 'caption', color: 'text.muted' })} />
              <Badge>{t(($) => $.history.kind[batch.kind])}</Badge>
              {batch.undone && <Badge tone="warning">{t(($) => $.history.undone)}</Badge>}
              {onUndo && canUndo(batch, now) && (
                <span className={css({ ml: 'auto' })}>
                  <Button
                    size="compact"
                    tone="quiet"
                    title={t(($) => $.history.undo_batch)}
                    loading={undoing === batch.id}
                    onClick={() => onUndo(batch)}
                  >
                    {t(($) => $.history.undo)}
                  </Button>
                </span>
              )}
            </div>
            {records > 1 && others(whole)}
            {batch.reason !== null && (
              <p className={css({ textStyle: 'table' })}>
                {batch.category && (
                  <span className={css({ color: 'text.muted' })}>
                    {fields(($) => $.reason[batch.category ?? 'other'])} ·{' '}
                  </span>
                )}
                {batch.reason}
              </p>
            )}
            {changes.filter(isWorthTelling).map((event) => (
              <HistoryChange key={event.id} event={event} words={words} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

const Named = v.object({ name: v.string() })

/** What maintenance returns to is kept for the next change of status, and tells nobody anything. */
const isWorthTelling = ({ field }: HistoryEvent) => field !== 'previous_status'

function HistoryChange({ event, words }: { event: HistoryEvent; words: HistoryWords }) {
  const { t } = useTranslation('assets')
  const { fieldWords, valueWords, created, deleted } = words
  const live = useTranslation('live').t
  const { action, field, from, to } = event
  if (field === null) {
    const merged = v.safeParse(Ref, to).success ? v.safeParse(Named, from) : null
    return (
      <p className={css({ textStyle: 'table' })}>
        {merged?.success
          ? live(($) => $.history.merged, { name: merged.output.name })
          : action === 'delete'
            ? deleted
            : created}
      </p>
    )
  }
  return (
    <div
      className={css({
        textStyle: 'table',
        display: 'grid',
        gridTemplateColumns: '9rem minmax(0, 1fr)',
        columnGap: '3',
      })}
    >
      <span className={css({ color: 'text.muted' })}>{fieldWords(field)}</span>
      <span className={css({ overflowWrap: 'anywhere' })}>
        <span className={css({ color: 'text.muted' })}>{valueWords(field, from)}</span>
        <ArrowRight aria-label={t(($) => $.history.to)} className={css({ display: 'inline', mx: '1.5' })} />
        <span>{valueWords(field, to)}</span>
      </span>
    </div>
  )
}
