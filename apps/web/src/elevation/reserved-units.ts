import type { Lane } from '@plenum/domain/lane'
import type { Face } from '@plenum/domain/placement'
import type { RackSpan } from '@plenum/ui/rack-geometry'

/** Units kept for somebody, and for whom. */
export interface ReservedUnits extends RackSpan {
  node_id: string
  label: string
  /** What is drawn of the label. */
  text: string
  /** Null for both sides. */
  face: Face | null
  lane?: Lane | null
}
