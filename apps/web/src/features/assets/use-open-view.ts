import type { Asset } from '@plenum/domain/asset'
import { useState } from 'react'
import { READ_VIEWS, type AssetsSearch } from './assets-search.ts'

interface Asked {
  id: string
  /** As the address says. */
  view: AssetsSearch['view']
  asset: Asset | undefined
  canWrite: boolean
}

/** Whether a view may be begun; what was decommissioned is read only. */
const mayBegin = ({ view, asset, canWrite }: Asked) =>
  READ_VIEWS.some((each) => each === view) ||
  (canWrite && (view !== 'edit' || asset?.termination_date === null))

/**
 * How an asset is looked at. What was begun stays until it is left: what is typed in it is not lost where somebody
 * closes the asset, or takes away the right to change it.
 */
export function useOpenView(asked: Asked): AssetsSearch['view'] {
  const { id, view } = asked
  const at = `${id} ${view ?? ''}`
  const [begun, setBegun] = useState<string | null>(null)
  const isOpen = mayBegin(asked) || begun === at
  const open = isOpen ? at : null
  if (open !== begun) setBegun(open)
  return isOpen ? view : undefined
}
