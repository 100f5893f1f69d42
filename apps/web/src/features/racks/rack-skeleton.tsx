import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'

/** In the shape of a rack that comes: two sides, and rows beside them. */
export function RackSkeleton() {
  const { t } = useTranslation('common')
  const side = css({ width: '[14rem]', height: '[36rem]', flexShrink: '0', '& > *': { height: 'full' } })
  return (
    <div
      role="status"
      aria-label={t(($) => $.states.loading)}
      className={hstack({ gap: '4', overflow: 'hidden' })}
    >
      <div className={side}>
        <Skeleton shape="block" />
      </div>
      <div className={side}>
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
