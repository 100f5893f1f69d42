import type { WorkRequest, WorkSummary } from '@plenum/domain/work-request'
import { WORK_STAGES, type WorkAction, type WorkStage, type WorkTransition } from '@plenum/domain/work-stage'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type PointerEvent } from 'react'
import { followDrag } from '#app/elevation/drag.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { asksFirst, wayTo } from '#app/work/detail/transitions.ts'
import { api, workQueries } from '#app/work/queries.ts'
import { useWorkChange } from '#app/work/use-work-change.ts'

/** A card in the hand. */
interface HeldCard {
  request: WorkSummary
  x: number
  y: number
  over: WorkStage | null
}

const stageUnder = ({ clientX, clientY }: { clientX: number; clientY: number }): WorkStage | null => {
  const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-stage]')
  return WORK_STAGES.find((stage) => stage === cell?.getAttribute('data-stage')) ?? null
}

/** Why a request does not get to a stage, in words. */
export function useWayWords() {
  const { t } = useTranslation('work')
  const language = useLanguage()
  return {
    none: (from: WorkStage, to: WorkStage) =>
      t(($) => $.board.move_none, { from: t(($) => $.stage[from]), to: t(($) => $.stage[to]) }),
    notYours: ({ by }: WorkTransition) =>
      t(($) => $.board.move_role, {
        roles: formatList(
          language,
          by.map((role) => t(($) => $.role[role])),
        ),
      }),
  }
}

/** Takes cards to other columns: by the action that leads there, which may ask for something first. */
export function useCardMove() {
  const { t } = useTranslation('work')
  const words = useWayWords()
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const { press } = useWorkChange()
  const [held, setHeld] = useState<HeldCard | null>(null)
  const [asking, setAsking] = useState<{ id: string; action: WorkAction } | null>(null)
  const refuse = (code: string, message: string) =>
    void notify({ type: 'warning', title: t(($) => $.board.not_moved, { code }), message })
  const go = async (request: WorkRequest, to: WorkStage) => {
    const way = wayTo(request, to)
    if (way.at === 'none') return refuse(request.code, words.none(request.stage, to))
    if (way.at === 'not_yours') return refuse(request.code, words.notYours(way.transition))
    const { action } = way
    if (asksFirst(request.stage, action)) return setAsking({ id: request.id, action })
    await press(api.work.act(request, { action }), ({ code, stage }) =>
      t(($) => $.acted, { code, stage: t(($) => $.stage[stage]) }),
    )
  }
  const drop = async ({ request, over }: HeldCard) => {
    setHeld(null)
    if (over === null || over === request.stage) return
    try {
      // what may be done with it only its record says
      await go(await queryClient.fetchQuery(workQueries.detail(request.id)), over)
    } catch (error) {
      refuse(request.code, errorWords(error))
    }
  }
  const grab = (event: PointerEvent<HTMLElement>, request: WorkSummary) => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null
    // a finger scrolls the board; it moves cards by their menus
    if (event.button !== 0 || event.pointerType === 'touch' || onButton) return
    const { clientX, clientY } = event
    let now: HeldCard = { request, x: 0, y: 0, over: null }
    followDrag(event.currentTarget, event, {
      onStart: () => setHeld(now),
      onMove: (point) => {
        now = { request, x: point.clientX - clientX, y: point.clientY - clientY, over: stageUnder(point) }
        setHeld(now)
      },
      onEnd: (how) => (how === 'dropped' ? void drop(now) : setHeld(null)),
    })
  }
  return { held, grab, go, asking, stopAsking: () => setAsking(null) }
}
