import { eventApi } from '@plenum/api-client/events'
import { keepAnswers } from '@plenum/api-client/known-answers'
import type { Notification } from '@plenum/domain/notification'
import type { QueryClient } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { followAssets } from '#app/page/live-assets.ts'
import { TICKETS, WORK } from '#app/query-client.ts'
import { makeGood } from './make-good.ts'
import { api, notificationQueries } from './queries.ts'

/** What comes together is looked at together. */
const GATHER_MS = 100

/** As many as could come while nobody was connected; of more, the newest are told. */
const LOOKED_AT = 20

interface FollowNews {
  person: string
  queryClient: QueryClient
  /** Unread, and here since the last look; what could not be told comes again with the next. */
  onNews: (news: Notification[]) => Promise<void>
  /** Read here or elsewhere. */
  onRead: (ids: string[]) => void
  /** Somebody changed what the person may do. */
  onRights: () => Promise<void>
}

/** Keeps what is shown true while things happen, and tells what is new; answers how to stop. */
export function followNews({ person, queryClient, onNews, onRead, onRights }: FollowNews): () => void {
  const stopping = new AbortController()
  // ids grow with time; null until the first look, before which nothing is new
  let newest: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let looks = Promise.resolve()

  const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey })
  const look = async () => {
    refresh(notificationQueries.all())
    const { results } = await api.list({ limit: LOOKED_AT }, stopping.signal)
    onRead(results.filter(({ read_at }) => read_at !== null).map(({ id }) => id))
    const last = newest
    const news = last === null ? [] : results.filter(({ id }) => id > last)
    if (news.some(({ ticket }) => ticket !== null)) refresh([TICKETS])
    // a page of an older version may tell this one what it hears, and knows no rights
    if (news.some(({ kind }) => kind === 'rights_changed')) void rights.ask()
    const unread = news.filter(({ read_at }) => read_at === null)
    if (unread.length > 0) await onNews(unread)
    newest = results[0]?.id ?? last ?? ''
  }
  const rights = makeGood(onRights)
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // one after the other, so that nothing is told twice; what fails is made up for by the next
      looks = looks.then(look).catch(() => {})
    }, GATHER_MS)
  }

  // what is asked for again is mostly the same
  const letGo = keepAnswers(http)
  const assets = followAssets(queryClient)
  const stop = eventApi(http).follow({
    person,
    onEvent: ({ object, records }) => {
      if (object === 'asset') assets.tell(records ?? null)
      else if (object === 'ticket') refresh([TICKETS])
      else if (object === 'work') refresh([WORK])
      else if (object === 'rights') void rights.ask()
      else soon()
    },
    onReset: () => {
      refresh([TICKETS])
      refresh([WORK])
      assets.tell(null)
      void rights.ask()
      soon()
    },
    onConnected: (connected) => {
      if (!connected) return
      soon()
      void rights.again()
    },
    age: () => performance.now(),
  })
  soon()
  return () => {
    stop()
    letGo()
    assets.stop()
    stopping.abort()
    clearTimeout(timer)
  }
}
