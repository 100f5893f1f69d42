import type { WorkRequest, WorkSummary } from '@plenum/domain/work-request'
import { STATUS_OF, WORK_STAGES, type WorkStage } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wayTo } from '#app/work/detail/transitions.ts'
import { workQueries } from '#app/work/queries.ts'
import { useWayWords } from './use-card-move.ts'

interface CardMenuProps {
  request: WorkSummary
  trigger: ReactNode
  onGo: (request: WorkRequest, to: WorkStage) => void
}

/** The columns a card may go to, and why it cannot go to the others. */
export function CardMenu({ request, trigger, onGo }: CardMenuProps) {
  const { t } = useTranslation('work')
  const words = useWayWords()
  const { data: whole } = useQuery(workQueries.detail(request.id))
  const reasonAgainst = (to: WorkStage): string | undefined => {
    if (whole === undefined) return t(($) => $.board.move_loading)
    const way = wayTo(whole, to)
    if (way.at === 'none') return words.none(whole.stage, to)
    return way.at === 'not_yours' ? words.notYours(way.transition) : undefined
  }
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content aria-label={t(($) => $.board.move, { code: request.code })}>
        {WORK_STAGES.filter((stage) => stage !== request.stage).map((stage) => (
          <Menu.Item
            key={stage}
            value={stage}
            icon={<ProcessGlyph step={STATUS_OF[stage].status} />}
            disabledReason={reasonAgainst(stage)}
            onSelect={() => whole && onGo(whole, stage)}
          >
            {t(($) => $.stage[stage])}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
