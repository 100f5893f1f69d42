import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useTranslation } from 'react-i18next'

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
