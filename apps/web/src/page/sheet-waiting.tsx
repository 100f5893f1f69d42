import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Sheet from '@plenum/ui/sheet'
import { Skeleton } from '@plenum/ui/skeleton'

/** The body of a record's sheet until what it shows is there. */
export function SheetWaiting() {
  const { t } = useTranslation('common')
  return (
    <Sheet.Body
      role="status"
      aria-label={t(($) => $.states.loading)}
      className={css({ display: 'grid', gap: '4' })}
    >
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </Sheet.Body>
  )
}
