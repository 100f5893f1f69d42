import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'

interface MoreRequestsProps {
  /** Requests of which only the first pages may be there. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Says that not all requests are shown yet, and brings more. */
export function MoreRequests({ list }: MoreRequestsProps) {
  const { t } = useTranslation('work')
  if (!list.hasNextPage) return null
  return (
    <div className={stack({ gap: '2' })}>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.calendar.cut)}</p>
      <span>
        <Button size="compact" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(($) => $.mac.more)}
        </Button>
      </span>
    </div>
  )
}
