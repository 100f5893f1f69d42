import { ClientError } from '@plenum/api-client/client-error'
import { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { savedOf } from '#app/form/saved.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { workQueries } from './queries.ts'

/** How a change of a request ended, as forms take it: taken, overtaken by somebody else, or refused. */
export type WorkChanged = ClientError | 'stale' | null

/** What an execution changes besides the request itself. */
const INVENTORY = [['assets'], ['nodes'], ['reservations']] as const

/** Changes a request; where somebody else was faster, what it is now is shown and told, and what was typed stays. */
export function useWorkChange() {
  const { t } = useTranslation('work')
  const queryClient = useQueryClient()
  const errorWords = useErrorWords()
  const show = (request: WorkRequest) =>
    queryClient.setQueryData(workQueries.detail(request.id).queryKey, request)
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: workQueries.all() })
    for (const queryKey of INVENTORY) void queryClient.invalidateQueries({ queryKey })
  }
  const change = async (call: Promise<WorkRequest>, done?: (request: WorkRequest) => string) => {
    const saved = await savedOf(WorkRequest, call)
    if (saved.at === 'saved') {
      show(saved.record)
      refresh()
      if (done) void notify({ type: 'success', title: done(saved.record) })
      return null
    }
    if (saved.at === 'refused') {
      // what it was refused for may be new
      refresh()
      return saved.error
    }
    const { code, stage } = saved.theirs
    show(saved.theirs)
    void notify({
      type: 'warning',
      title: t(($) => $.changed_meanwhile, { code }),
      message: t(($) => $.now, { stage: t(($) => $.stage[stage]) }),
    })
    return 'stale'
  }
  return {
    /** For forms, which say themselves what was refused. */
    change: (call: Promise<WorkRequest>, done?: (request: WorkRequest) => string): Promise<WorkChanged> =>
      change(call, done),
    /** For single presses: what was refused is told. */
    press: async (call: Promise<WorkRequest>, done?: (request: WorkRequest) => string): Promise<boolean> => {
      const ended = await change(call, done).catch((error: unknown) => error)
      if (ended instanceof Error)
        void notify({ type: 'error', title: t(($) => $.not_changed), message: errorWords(ended) })
      return ended === null
    },
  }
}
