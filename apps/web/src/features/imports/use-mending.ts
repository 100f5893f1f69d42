import type { Import, ImportPatch } from '@plenum/domain/asset-import'
import type { ImportRow, ImportRowPatch } from '@plenum/domain/asset-import-edit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, importQueries } from './queries.ts'

/** A person's decisions and mendings of an import whose rows are checked. */
export function useMending({ id, confirmed }: Pick<Import, 'id' | 'confirmed'>) {
  const queryClient = useQueryClient()
  // the box answers at once; the server's word replaces it
  const [wanted, setWanted] = useState<boolean | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: importQueries.of(id) })
  const decide = useMutation({
    mutationFn: (patch: ImportPatch) => api.imports.decide(id, patch),
    onSuccess: refresh,
    onSettled: () => setWanted(null),
  })
  const mend = useMutation({
    mutationFn: ({ row, patch }: { row: ImportRow; patch: ImportRowPatch }) =>
      api.imports.mend(id, row, patch),
    onSuccess: refresh,
  })
  const onConfirm = (next: boolean) => {
    setWanted(next)
    decide.mutate({ confirmed: next })
  }
  return { decide, mend, confirmed: wanted ?? confirmed, onConfirm }
}
