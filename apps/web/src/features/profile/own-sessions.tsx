import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { ErrorState } from '@plenum/ui/error-state'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { EndAllSessions } from './end-all-sessions.tsx'
import { account, sessionsQuery } from './queries.ts'
import { SessionList } from './session-list.tsx'

/** The person's sessions, each of which can be ended. */
export function OwnSessions() {
  const { t } = useTranslation('profile')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: (id: string) => account.endSession(id),
    onSuccess: () => void notify({ type: 'success', title: t(($) => $.sessions.ended) }),
    onError: (error) =>
      void notify({
        type: 'error',
        title: t(($) => $.sessions.not_ended),
        message: errorWords(error),
      }),
    // also where it failed: what could not be ended may have ended by itself
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  if (sessions.isLoadingError)
    return (
      <ErrorState
        title={t(($) => $.sessions.failed)}
        actions={<Button onClick={() => void sessions.refetch()}>{common(($) => $.actions.retry)}</Button>}
      >
        {errorWords(sessions.error)}
      </ErrorState>
    )
  if (!sessions.data)
    return (
      <div role="status" aria-label={t(($) => $.sessions.loading)}>
        <Skeleton shape="block" />
      </div>
    )
  return (
    <div className={stack({ gap: '3' })}>
      <SessionList
        sessions={sessions.data.results}
        now={sessions.dataUpdatedAt}
        ending={end.isPending ? end.variables : null}
        onEnd={end.mutate}
      />
      <div>
        <EndAllSessions />
      </div>
    </div>
  )
}
