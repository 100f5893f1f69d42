import type { Asset } from '@plenum/domain/asset'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { useWords } from '#app/page/use-words.ts'
import type { LifeAct } from '../assets-search.ts'
import { DecommissionDialog } from './decommission-dialog.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { StatusDialog } from './status-dialog.tsx'

interface LifeDialogProps {
  act: LifeAct
  asset: Asset
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
  /** The day it is, `YYYY-MM-DD`. */
  today: string
  onAct: (act: LifeAct | 'edit') => void
  onClose: () => void
}

/** What was chosen to become of an asset. */
export function LifeDialog({ act, ...rest }: LifeDialogProps) {
  useWords('life', 'fit')
  // one frame for all: a dialog that goes gives the focus back, which would close the next one
  return (
    <FormDialogFrame onClose={rest.onClose}>
      {act === 'move' ? (
        <MovementDialog {...rest} />
      ) : act === 'status' ? (
        <StatusDialog {...rest} />
      ) : (
        <DecommissionDialog {...rest} />
      )}
    </FormDialogFrame>
  )
}
