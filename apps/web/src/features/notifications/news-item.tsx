import type { Notification } from '@plenum/domain/notification'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import * as NewsList from '@plenum/ui/news-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PersonAvatar } from '#app/files/person-avatar.tsx'
import { useTimeWords } from '#app/page/use-time-words.ts'
import { placeOf, quoteOf, sentenceOf } from './news.ts'

interface NewsItemProps {
  notification: Notification
  /** When the list was true, in milliseconds. */
  now: number
  /** It is being looked at. */
  onOpen: (notification: Notification) => void
  action?: ReactNode
}

/** One thing somebody was told of, as a link to it. */
export function NewsItem({ notification, now, onOpen, action }: NewsItemProps) {
  const { t } = useTranslation('notifications')
  const { t: fields } = useTranslation('fields')
  const timeWords = useTimeWords(now)
  const name = notification.actor?.name ?? t(($) => $.system)
  return (
    <NewsList.Item
      mark={notification.read_at === null ? t(($) => $.unread) : undefined}
      avatar={<PersonAvatar name={name} />}
      link={(props) => <Link {...placeOf(notification)} {...props} onClick={() => onOpen(notification)} />}
      detail={quoteOf(notification)}
      time={timeWords(notification.at)}
      action={action}
    >
      {sentenceOf(notification, { t, fields, language: useLanguage() })}
    </NewsList.Item>
  )
}
