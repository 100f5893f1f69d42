import type { ImportRow, ImportRowPatch } from '@plenum/domain/asset-import-edit'
import { createContext, useContext } from 'react'

/** What a row's own controls do. */
export interface RowActions {
  onMend: (row: ImportRow, patch: ImportRowPatch) => void
}

export const RowActionsContext = createContext<RowActions>({ onMend: () => {} })

export const useRowActions = (): RowActions => useContext(RowActionsContext)
