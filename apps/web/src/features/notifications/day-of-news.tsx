import type { Notification } from '@plenum/domain/notification'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import * as NewsList from '@plenum/ui/news-list'
import { Mail, MailOpen } from 'lucide-react'
import { dayBefore, dayOf, type Day } from './by-day.ts'
import { NewsItem } from './news-item.tsx'
import { useMarking } from './use-marking.ts'

interface DayOfNewsProps extends Day {
  /** When the list was true, in milliseconds. */
  now: number
}

/** What one was told of on one day, under its name. */
export function DayOfNews({ day, news, now }: DayOfNewsProps) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const marking = useMarking()
  const name =
    day === dayOf(now)
      ? t(($) => $.day.today)
      : day === dayBefore(now)
        ? t(($) => $.day.yesterday)
        : formatDate(language, day)
  const open = ({ id, read_at }: Notification) => {
    if (read_at === null) marking.mutate({ ids: [id] })
  }
  return (
    <section aria-label={name}>
      <h2
        className={css({
          px: '4',
          py: '1.5',
          bg: 'surface.sunken',
          borderBlock: 'hairline',
          textStyle: 'caption',
          fontWeight: 'medium',
          color: 'text.muted',
          'section:first-child > &': { borderTop: 'none' },
        })}
      >
        {name}
      </h2>
      <NewsList.Root label={name}>
        {news.map((notification) => (
          <NewsItem
            key={notification.id}
            notification={notification}
            now={now}
            onOpen={open}
            action={
              <MarkButton
                notification={notification}
                onMark={(read) => marking.mutate({ ids: [notification.id], read })}
              />
            }
          />
        ))}
      </NewsList.Root>
    </section>
  )
}

interface MarkButtonProps {
  notification: Notification
  onMark: (read: boolean) => void
}

function MarkButton({ notification, onMark }: MarkButtonProps) {
  const { t } = useTranslation('notifications')
  const isUnread = notification.read_at === null
  return (
    <IconButton
      label={isUnread ? t(($) => $.mark_read) : t(($) => $.mark_unread)}
      size="compact"
      onClick={() => onMark(isUnread)}
    >
      {isUnread ? <MailOpen /> : <Mail />}
    </IconButton>
  )
}
