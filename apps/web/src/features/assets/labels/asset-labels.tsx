import type { Asset } from '@plenum/domain/asset'
import { MakeLabels } from '#app/labels/make-labels.tsx'

/** The label of one asset. */
export function AssetLabels({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  return <MakeLabels open known={[asset]} fetchAll={null} count={asset.name} onClose={onClose} />
}
