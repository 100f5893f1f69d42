import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import * as Popover from '@plenum/ui/popover'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { button } from '@plenum/ui/recipes'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useWords } from '#app/page/use-words.ts'
import { Newest } from './newest.tsx'
import { notificationQueries } from './queries.ts'
import { useMarking } from './use-marking.ts'

/** The newest of what one was told of, under the bell. */
export function BellPanel({ trigger }: { trigger: ReactNode }) {
  useWords('feedback')
  const { t } = useTranslation('notifications')
  const [isOpen, setIsOpen] = useState(false)
  // one that is made open neither takes the focus nor gives it back
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { data } = useQuery(notificationQueries.unread())
  const marking = useMarking()
  const id = useId()
  const close = () => setIsOpen(false)
  return (
    <Popover.Root
      ids={{ content: id }}
      initialFocusEl={() => document.getElementById(id)}
      open={isOpen}
      onOpenChange={(change) => setIsOpen(change.open)}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
    >
      <Popover.Trigger>{trigger}</Popover.Trigger>
      <Popover.Content>
        <div className={hstack({ gap: '2', justifyContent: 'space-between' })}>
          <Popover.Header title={t(($) => $.title)} />
          {data !== undefined && data.unread > 0 && (
            <Button
              tone="quiet"
              size="compact"
              loading={marking.isPending}
              onClick={() => marking.mutate({})}
            >
              {t(($) => $.mark_all)}
            </Button>
          )}
        </div>
        <Popover.Body>
          <div className={css({ width: '[22.5rem]', maxWidth: 'full', minHeight: '[6rem]' })}>
            <Newest onLeave={close} />
          </div>
        </Popover.Body>
        <Link to="/app/notifications" className={button({ tone: 'neutral' })} onClick={close}>
          {t(($) => $.show_all)}
        </Link>
      </Popover.Content>
    </Popover.Root>
  )
}
