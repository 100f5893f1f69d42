import type { ImportProgress } from '@plenum/domain/asset-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, importQueries } from './queries.ts'
import { runSteps } from './run-steps.ts'

/** The long work on one import, step by step: what runs, how far it came, and how to stop it. */
export function useWork(id: string) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const stopped = useRef(false)
  const settled = () => {
    setProgress(null)
    return queryClient.invalidateQueries({ queryKey: importQueries.of(id) })
  }
  const tell = (now: ImportProgress) => {
    setProgress(now)
    queryClient.setQueryData(importQueries.one(id).queryKey, (record) => record && { ...record, ...now })
  }
  const checking = () => runSteps({ step: () => api.imports.check(id), while: 'checking', tell })
  /** Does something to the import first, where given, and checks its rows anew. */
  const check = useMutation({
    mutationFn: async (before?: () => Promise<unknown>) => {
      await before?.()
      await checking()
    },
    onSettled: settled,
  })
  const commit = useMutation({
    mutationFn: () => {
      stopped.current = false
      return runSteps({
        step: () => api.imports.commit(id),
        while: 'importing',
        tell,
        stopped: () => stopped.current,
      })
    },
    onSettled: async () => {
      await settled()
      // everything in the inventory may look different now
      if (!stopped.current)
        await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'imports' })
    },
  })
  const cancel = useMutation({
    mutationFn: () => api.imports.cancel(id),
    onMutate: () => {
      stopped.current = true
    },
    onSettled: settled,
  })
  return { progress, check, commit, cancel }
}

export type Work = ReturnType<typeof useWork>
