import { ClientError } from '@plenum/api-client/client-error'
import type { User } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { sessionQuery } from '#app/session.ts'
import { PATCHES, type Act } from './people-acts.ts'
import { usePeople } from './people-context.ts'
import { api, peopleQueries } from './queries.ts'

const send = (act: Act, person: User, team_id: string | null) => {
  if (act === 'end_sessions') return api.users.endSessions(person.id)
  return api.users.update(person, act === 'team' ? { team_id } : PATCHES[act])
}

/** Does an act to a person and tells how it ended; false where it was refused. */
export function usePerform() {
  const { t } = useTranslation('people')
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { viewer } = usePeople()
  return async (act: Act, person: User, team_id: string | null = null): Promise<boolean> => {
    const name = person.full_name
    const refresh = () => queryClient.invalidateQueries({ queryKey: peopleQueries.all() })
    try {
      await send(act, person, team_id)
      void notify({ type: 'success', title: t(($) => $.done[act], { name }) })
    } catch (error) {
      const isStale = error instanceof ClientError && error.status === 412
      const message = isStale ? t(($) => $.changed_meanwhile, { name }) : errorWords(error)
      void notify({ type: 'error', title: t(($) => $.not_done), message })
      // not waited for: while nothing answers, the refusal would not be shown
      void refresh()
      return false
    }
    // who changed himself sees another application from here on
    if (person.id === viewer.id) {
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await router.invalidate()
    }
    await refresh()
    return true
  }
}
