import { PRIORITIES, PROCESS_STATUSES } from '@plenum/domain/asset'
import { avatarColour, initials } from '@plenum/domain/avatar'
import type { Ref } from '@plenum/domain/ref'
import type { TicketEntry } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { Avatar } from '@plenum/ui/avatar'
import { PriorityBars } from '@plenum/ui/priority-bars'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import * as Thread from '@plenum/ui/thread'
import { TicketFiles } from './ticket-files.tsx'
import { useTimeWords } from '#app/page/use-time-words.ts'

interface DiscussionEntryProps {
  entry: TicketEntry
  reporter: Ref
  /** When the discussion was true, in milliseconds. */
  now: number
  onLook: (id: string) => void
}

/** One line of a discussion: what somebody said, or what he decided, in words. */
export function DiscussionEntry({ entry, reporter, now, onLook }: DiscussionEntryProps) {
  const { t } = useTranslation('tickets')
  const fields = useTranslation('fields').t
  const time = useTimeWords(now)(entry.at)
  const { author, kind, from, to, files } = entry
  const name = author?.name ?? t(($) => $.discussion.somebody)
  const statusWords = (value: string | null) => {
    const status = PROCESS_STATUSES.find((each) => each === value)
    return status === undefined ? (value ?? '') : fields(($) => $.process[status])
  }
  const priorityWords = (value: string | null) => {
    const priority = PRIORITIES.find((each) => each === value)
    return priority === undefined ? (value ?? '') : fields(($) => $.priority[priority])
  }
  if (kind === 'status')
    return (
      <Thread.Event
        icon={<ProcessGlyph step={PROCESS_STATUSES.find((each) => each === to) ?? 'todo'} />}
        time={time}
      >
        {t(($) => $.discussion.status, { name, from: statusWords(from), to: statusWords(to) })}
      </Thread.Event>
    )
  if (kind === 'priority')
    return (
      <Thread.Event
        icon={<PriorityBars level={PRIORITIES.find((each) => each === to) ?? 'medium'} />}
        time={time}
      >
        {t(($) => $.discussion.priority, { name, from: priorityWords(from), to: priorityWords(to) })}
      </Thread.Event>
    )
  return (
    <Thread.Entry
      avatar={<Avatar initials={initials(name)} colour={avatarColour(name)} />}
      name={name}
      {...(author?.id === reporter.id && { note: t(($) => $.discussion.reporter) })}
      time={time}
      text={entry.text ?? ''}
      {...(files.length > 0 && {
        attachments: (
          <TicketFiles label={t(($) => $.discussion.files_of, { name })} files={files} onLook={onLook} />
        ),
      })}
    />
  )
}
