import type { Asset } from '@plenum/domain/asset'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { AssetValue } from './asset-value.tsx'
import { PlaceLine } from './place-trail.tsx'

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** A row of the list on a phone: what it is and its state, then where it stands. */
export function AssetCard({ asset }: { asset: Asset }) {
  return (
    <div className={stack({ gap: '0.5', width: 'full', minWidth: '0' })}>
      <div className={hstack({ gap: '3', minWidth: '0' })}>
        <span className={`${cut} ${css({ flex: '1', textStyle: 'strong' })}`}>{asset.name}</span>
        <AssetValue asset={asset} field="status" />
      </div>
      <div className={hstack({ gap: '3', minWidth: '0', color: 'text.muted' })}>
        <span className={css({ textStyle: 'code', fontSize: 'xs' })}>{asset.code}</span>
        <span className={css({ minWidth: '0', flex: '1', display: 'flex', justifyContent: 'flex-end' })}>
          {asset.location && <PlaceLine place={asset.location} />}
        </span>
      </div>
    </div>
  )
}
