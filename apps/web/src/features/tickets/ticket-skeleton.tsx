import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { AppPage } from '#app/page/app-page.tsx'
import { TicketFrame } from './ticket-frame.tsx'

/** Stands in the shape of a ticket while it comes. */
export function TicketSkeleton() {
  const { t } = useTranslation('tickets')
  return (
    <AppPage title={t(($) => $.title)} body="plain">
      <div role="status" aria-label={t(($) => $.ticket.loading)}>
        <TicketFrame
          side={
            <Card className={stack({ gap: '4' })}>
              <Skeleton width="medium" />
              <Skeleton width="short" />
              <Skeleton width="medium" />
            </Card>
          }
        >
          <Card className={stack({ gap: '4' })}>
            <Skeleton shape="title" width="medium" />
            <Skeleton shape="block" />
          </Card>
          <Card>
            <Skeleton shape="block" />
          </Card>
        </TicketFrame>
      </div>
    </AppPage>
  )
}
