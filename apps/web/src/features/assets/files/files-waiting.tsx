import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'

/** In place of files that are on their way to the page. */
export function FilesWaiting() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t(($) => $.states.loading)} className={stack({ gap: '3' })}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}
