import { currentLanguage, type createI18n } from '@plenum/i18n/create-i18n'
import { formatDuration } from '@plenum/i18n/format'
import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { notify, prepareNotices, withdraw } from './notify.ts'

const SLOW_MS = 8000
/** After the first answer, when what is on the screen has been fetched. */
const PREPARED_MS = 1000

type I18n = Awaited<ReturnType<typeof createI18n>>
type Query = QueryCacheNotifyEvent['query']

/** What stands on the screen because of a query: kept where there is something, an error with a retry where not. */
const isShown = (query: Query) =>
  query.observers.some((observer) => observer.getCurrentResult().data !== undefined)

/** Does something the first time only. */
function once(work: () => void) {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

/** Says when something on the screen is long in coming, and lets it be given up. Answers how to stop. */
export function followSlowRequests(queryClient: QueryClient, i18n: I18n, afterMs = SLOW_MS) {
  const running = new Map<Query, ReturnType<typeof setTimeout>>()
  const slow = new Set<Query>()
  let told: Promise<string> | null = null

  const settle = (query: Query) => {
    clearTimeout(running.get(query))
    running.delete(query)
    slow.delete(query)
    if (slow.size > 0 || told === null) return
    void told.then(withdraw)
    told = null
  }
  const cancel = () => {
    const given = [...slow]
    const kept = given.filter(isShown)
    void queryClient.cancelQueries({ predicate: (query) => kept.includes(query) }, { revert: true })
    void queryClient.cancelQueries({ predicate: (query) => given.includes(query) }, { revert: false })
    if (kept.length > 0) void offerAgain(kept)
  }
  const offerAgain = (given: readonly Query[]) => {
    const t = i18n.getFixedT(null, 'common')
    return notify({
      type: 'info',
      title: t(($) => $.slow.stopped),
      action: {
        label: t(($) => $.actions.retry),
        onClick: () => {
          void queryClient.refetchQueries({ predicate: (query) => given.includes(query) })
        },
      },
    })
  }
  const tell = (query: Query) => {
    if (!query.isActive() && !query.meta?.isWaitedFor) return
    slow.add(query)
    const t = i18n.getFixedT(null, 'common')
    const time = formatDuration(currentLanguage(i18n), Math.round(afterMs / 1000))
    told ??= notify({
      type: 'warning',
      title: t(($) => $.slow.title),
      message: t(($) => $.slow.text, { time }),
      action: { label: t(($) => $.actions.cancel), onClick: cancel },
    })
  }
  const prepare = once(() => setTimeout(prepareNotices, PREPARED_MS))
  const begin = (query: Query) => {
    settle(query)
    running.set(
      query,
      setTimeout(() => tell(query), afterMs),
    )
  }
  // the first were asked for before anybody followed them
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ fetchStatus: 'fetching' })) begin(query)
  if (cache.getAll().some(({ state }) => state.status === 'success')) prepare()
  return cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'updated' && event.action.type === 'success') prepare()
    if (event.type === 'removed' || query.state.fetchStatus !== 'fetching') settle(query)
    // an attempt that failed is not slow: the next one begins
    else if (event.type === 'updated' && ['fetch', 'failed', 'continue'].includes(event.action.type))
      begin(query)
  })
}
