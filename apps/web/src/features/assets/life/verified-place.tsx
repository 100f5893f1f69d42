import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { MapPinCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { Moment } from '#app/page/moment.tsx'
import { useScanned } from '#app/page/scanned.ts'
import { useWords } from '#app/page/use-words.ts'
import { useVerify } from './use-verify.ts'

interface VerifiedPlaceProps {
  asset: Asset
  /** Whether the person may confirm it. */
  mayChange: boolean
}

/** Who last confirmed that an asset stands where its record says, and the way to do so; nothing of what stands nowhere. */
export function VerifiedPlace({ asset, mayChange }: VerifiedPlaceProps) {
  useWords('life')
  const { t } = useTranslation('life')
  const titleId = useId()
  const isScanned = useScanned() === asset.id
  const { last_verified_at: at, last_verified_by: by, last_verified_method: method } = asset
  const mayVerify = mayChange && asset.location !== null
  // what a list knows of it leaves open who has
  if (method === undefined || (at === null && asset.location === null)) return null
  return (
    <section aria-labelledby={titleId} className={stack({ gap: '2', mt: '6' })}>
      <h3 id={titleId} className={css({ textStyle: 'label' })}>
        {t(($) => $.verify.title)}
      </h3>
      <p className={css({ textStyle: 'table' })}>
        {at && by && method ? (
          <>
            <Moment at={at} /> · {t(($) => $.verify.by[method], { name: by.name })}
          </>
        ) : (
          <span className={css({ color: 'text.muted' })}>{t(($) => $.verify.never)}</span>
        )}
      </p>
      {mayVerify && <Verify asset={asset} isScanned={isScanned} />}
    </section>
  )
}

function Verify({ asset, isScanned }: { asset: Asset; isScanned: boolean }) {
  const { t } = useTranslation('life')
  const verify = useVerify()
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    setIsBusy(true)
    await verify(asset, isScanned ? 'scan' : 'by_hand').finally(() => setIsBusy(false))
  }
  return (
    <>
      <div>
        <Button size="compact" loading={isBusy} onClick={() => void confirm()}>
          <MapPinCheck aria-hidden="true" />
          {t(($) => $.verify.action)}
        </Button>
      </div>
      {isScanned && (
        <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.verify.scanned)}</p>
      )}
    </>
  )
}
