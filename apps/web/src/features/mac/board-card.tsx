import type { WorkRequest, WorkSummary } from '@plenum/domain/work-request'
import type { WorkStage } from '@plenum/domain/work-stage'
import { avatarColour, initials } from '@plenum/domain/avatar'
import { useTranslation } from '@plenum/i18n/react'
import { Avatar } from '@plenum/ui/avatar'
import { Badge } from '@plenum/ui/badge'
import * as Board from '@plenum/ui/board'
import { css } from '@plenum/ui/css'
import { Place } from '@plenum/ui/place'
import { PriorityBars } from '@plenum/ui/priority-bars'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { OnIntent } from '#app/page/on-intent.tsx'
import { useWorkWords } from '#app/work/use-work-words.ts'
import { BlockerBadge, DueMark, KindMark, SlaMark } from '#app/work/work-marks.tsx'

const CardMenu = preparedPart(
  () => import('./card-menu.tsx'),
  (module) => module.CardMenu,
)

interface BoardCardProps {
  request: WorkSummary
  now: Date
  held: { x: number; y: number } | undefined
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onGo: (request: WorkRequest, to: WorkStage) => void
}

/** A request on the board: what it is, when and where, how far it is, and what is in its way. */
export function BoardCard({ request, now, held, onGrab, onGo }: BoardCardProps) {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const words = useWorkWords()
  const { id, code, title, kind, priority, trail, assignee, items_total } = request
  return (
    <Board.Card
      code={code}
      held={held}
      onPointerDown={onGrab}
      title={(props) => (
        <Link to="/app/dc-manager/mac-projects/$requestId" params={{ requestId: id }} {...props}>
          {title}
        </Link>
      )}
      menu={
        <OnIntent
          label={t(($) => $.board.move, { code })}
          size="compact"
          prepare={CardMenu.prepare}
          menu={(trigger) => <CardMenu request={request} trigger={trigger} onGo={onGo} />}
        >
          <EllipsisVertical />
        </OnIntent>
      }
    >
      <Board.Facts>
        <PriorityBars level={priority} label={fields(($) => $.priority[priority])} />
        <KindMark kind={kind} />
        {request.is_draft && <Badge>{t(($) => $.mac.draft)}</Badge>}
        {items_total > 0 && (
          <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{words.done(request)}</span>
        )}
      </Board.Facts>
      <DueMark request={request} now={now} />
      <SlaMark request={request} now={now} />
      {(trail.length > 0 || assignee) && (
        <Board.Facts>
          {trail.length > 0 && (
            <span className={css({ flex: '[1 1 6rem]', minWidth: '0' })}>
              <Place parts={trail} />
            </span>
          )}
          {assignee && (
            <span title={assignee.name} className={css({ ml: 'auto', display: 'flex' })}>
              <Avatar initials={initials(assignee.name)} colour={avatarColour(assignee.name)} size="sm" />
              <span className={css({ srOnly: true })}>{assignee.name}</span>
            </span>
          )}
        </Board.Facts>
      )}
      {request.blocker && (
        <span>
          <BlockerBadge blocker={request.blocker} />
        </span>
      )}
    </Board.Card>
  )
}
