import type { PlanAsset, PlanRack } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { useId, useRef, type PointerEvent } from 'react'

type Thing = PlanRack | PlanAsset

interface PlanTrayProps {
  things: readonly Thing[]
  /** Puts a thing where there is room for it. */
  onPut: (id: string) => void
  /** A hand has a thing over a point of the screen; or lets it go there. */
  onDrag: (id: string, at: { clientX: number; clientY: number }, isDropped: boolean) => void
  onDragCancelled: () => void
}

/** Pixels from which on a press is a drag. */
const SLIP = 4

/** What is in the room and stands nowhere in its plan yet: dragged into it, or put by a press. */
export function PlanTray({ things, onPut, onDrag, onDragCancelled }: PlanTrayProps) {
  const { t } = useTranslation('plans')
  const titleId = useId()
  const from = useRef<{ x: number; y: number; isDragged: boolean } | null>(null)
  const slipped = ({ clientX, clientY }: PointerEvent) => {
    const start = from.current
    if (start === null) return false
    start.isDragged ||= Math.hypot(clientX - start.x, clientY - start.y) > SLIP
    return start.isDragged
  }
  return (
    <section aria-labelledby={titleId} className={stack({ gap: '2' })}>
      <h2 id={titleId} className={css({ textStyle: 'strong' })}>
        {t(($) => $.tray)}
      </h2>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
        {things.length === 0 ? t(($) => $.tray_empty) : t(($) => $.tray_help)}
      </p>
      {things.length > 0 && (
        <ul className={hstack({ gap: '1', flexWrap: 'wrap', maxHeight: '[12rem]', overflowY: 'auto' })}>
          {things.map(({ id, name }) => (
            <li key={id}>
              <Button
                size="compact"
                aria-label={t(($) => $.put, { name })}
                className={css({ touchAction: 'none', cursor: 'grab' })}
                onPointerDown={(event) => {
                  from.current = { x: event.clientX, y: event.clientY, isDragged: false }
                  event.currentTarget.setPointerCapture(event.pointerId)
                }}
                onPointerMove={(event) => slipped(event) && onDrag(id, event, false)}
                onPointerUp={(event) => slipped(event) && onDrag(id, event, true)}
                onPointerCancel={() => {
                  from.current = null
                  onDragCancelled()
                }}
                onClick={() => {
                  // a press that was a drag has put it already
                  if (from.current?.isDragged !== true) onPut(id)
                  from.current = null
                }}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
