import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'

/** Stands in the shape of what somebody was told of while it comes. */
export function NewsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <div
      role="status"
      aria-label={t(($) => $.states.loading)}
      className={stack({ gap: '5', px: '5', py: '4' })}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={hstack({ gap: '3', alignItems: 'flex-start' })}>
          <Skeleton shape="round" />
          <div className={css({ flex: '1', display: 'grid', gap: '2' })}>
            <Skeleton width="long" />
            <Skeleton width="short" />
          </div>
        </div>
      ))}
    </div>
  )
}
