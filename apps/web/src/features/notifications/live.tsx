import { formatNumber } from '@plenum/i18n/format'
import { useI18n, useLanguage } from '@plenum/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#app/session.ts'
import { followNews } from './follow-news.ts'
import { notificationQueries } from './queries.ts'
import { createTeller } from './teller.ts'

export { CountBadge } from '@plenum/ui/count-badge'

/** Fetches what opens under the bell; from here, so that the first page need not know what all that needs. */
export const loadPanel = async () => (await import('./bell-panel.tsx')).BellPanel

/** How much is unread, and how that is written. */
export interface Unread {
  count: number
  shown: string
}

interface LiveProps {
  person: string
  /** Null for none. */
  onUnread: (unread: Unread | null) => void
}

/** Draws nothing: follows what happens for as long as somebody is signed in, and tells how much of it is unread. */
export function Live({ person, onUnread }: LiveProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const i18n = useI18n()
  const language = useLanguage()
  useEffect(() => {
    // what is the same again is the same object
    const userNow = () => queryClient.getQueryData(sessionQuery.queryKey)
    let shown = userNow()
    const teller = createTeller({ router, queryClient, i18n })
    const stop = followNews({
      person,
      queryClient,
      onNews: teller.tell,
      onRead: teller.takeBack,
      onRights: async () => {
        const fetch = () => queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
        // an answer that was on its way may be from before
        if (queryClient.isFetching(sessionQuery) > 0) await fetch()
        await fetch()
        const user = userNow()
        if (user === shown) return
        shown = user
        await router.invalidate()
      },
    })
    return () => {
      stop()
      teller.takeAllBack()
    }
  }, [person, queryClient, router, i18n])
  // asked for behind that: what comes in between is heard
  const { data: { unread: count } = { unread: 0 } } = useQuery(notificationQueries.unread())
  useEffect(() => {
    onUnread(count === 0 ? null : { count, shown: formatNumber(language, count) })
  }, [count, language, onUnread])
  // the next to sign in here is somebody else
  useEffect(() => () => onUnread(null), [onUnread])
  return null
}
