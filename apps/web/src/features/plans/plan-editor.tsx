import type { RoomPlan } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { FloorPlan } from '@plenum/ui/floor-plan'
import type { PlanControl } from '@plenum/ui/floor-plan-types'
import { Hidden } from '@plenum/ui/hidden'
import { hstack, stack } from '@plenum/ui/patterns'
import { card } from '@plenum/ui/recipes'
import { useDeferredValue, useRef, type KeyboardEvent } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { takesLetters } from '#app/page/use-shortcut.ts'
import { usePlanWords } from '#app/plan/use-plan-words.ts'
import { Palette } from './palette.tsx'
import { PlanCollisions } from './plan-collisions.tsx'
import { PictureFields } from './picture-fields.tsx'
import { commandOf } from './plan-keys.ts'
import { PlanTray } from './plan-tray.tsx'
import { SelectionFields } from './selection-fields.tsx'
import { useCommands } from './use-commands.ts'
import { useEditedModel } from './use-edited-model.ts'
import { usePictureHands } from './use-picture-hands.ts'
import { usePlanEdits } from './use-plan-edits.ts'
import { usePlanSave } from './use-plan-save.ts'
import { usePutting } from './use-putting.ts'

interface PlanEditorProps {
  plan: RoomPlan
  canMoveAssets: boolean
  /** Leads back to the plan as it is looked at. */
  onDone: () => void
}

/** A room that is being drawn: by hand, by keys and by typing, saved all at once. */
export function PlanEditor({ plan, canMoveAssets, onDone }: PlanEditorProps) {
  const { t } = useTranslation('plans')
  const common = useTranslation('common').t
  const stage = useRef<HTMLDivElement>(null)
  const control = useRef<PlanControl>(null)
  const edits = usePlanEdits(plan, { canMoveAssets })
  // the drawing comes first: fields follow what is selected in the time that is left
  const beside = useDeferredValue(edits)
  const saving = usePlanSave(edits)
  const { model, collisions, isUnplaced } = useEditedModel(edits)
  const commands = useCommands(edits, {
    bounds: model.bounds,
    onSave: () => void saving.save(),
    onShown: (id) => requestAnimationFrame(() => control.current?.focus(id)),
  })
  const picturing = usePictureHands(edits)
  const putting = usePutting(edits, { stage, control, onPut: commands.onPut })
  const words = usePlanWords(edits.base, edits.draft.grid, commands.heard)
  const press = (event: KeyboardEvent): boolean => {
    const command = takesLetters(event.target) ? null : commandOf(event)
    if (picturing.isOn && (command?.does === 'leave' || command?.does === 'draw')) {
      picturing.choose(null)
      if (command.does === 'leave') return true
    }
    return command !== null && commands.does(command)
  }
  const isUnsaved = edits.input !== null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from what has the focus in it
    <div
      className={stack({ gap: '3', minWidth: '0' })}
      onKeyDown={(event) => {
        if (!event.defaultPrevented && press(event)) event.preventDefault()
      }}
    >
      <div className={cx(card(), bar)}>
        <Palette
          tool={commands.tool}
          movable={edits.movable.size}
          canUndo={edits.canUndo}
          canRedo={edits.canRedo}
          onCommand={commands.does}
        />
        <div className={hstack({ gap: '2', ml: 'auto' })}>
          {isUnsaved && <span className={quiet}>{t(($) => $.unsaved)}</span>}
          {isUnsaved && (
            <Button tone="quiet" onClick={edits.discard}>
              {common(($) => $.actions.discard)}
            </Button>
          )}
          {!isUnsaved && <Button onClick={onDone}>{t(($) => $.done)}</Button>}
          <Button
            tone="primary"
            loading={saving.isSaving}
            aria-disabled={!isUnsaved}
            onClick={() => void saving.save()}
          >
            {common(($) => $.actions.save)}
          </Button>
        </div>
      </div>
      {saving.failure && (
        <Alert tone="error" live title={saving.failure.title}>
          {saving.failure.message}
        </Alert>
      )}
      {saving.merged !== null && (
        <Alert tone="warning" live title={t(($) => $.merged)}>
          {t(($) => $.merged_text)} {saving.merged > 0 && t(($) => $.merged_both, { count: saving.merged })}
        </Alert>
      )}
      <div className={columns}>
        <div className={stack({ gap: '2', minWidth: '0' })}>
          <div ref={stage} className={drawing}>
            <FloorPlan
              model={model}
              words={words}
              reach="everything"
              emptyDrag="marquee"
              selected={edits.selected}
              moved={commands.moved}
              guides={commands.guides}
              ghosts={putting.ghosts}
              sketch={picturing.isOn ? picturing.sketch : commands.sketch}
              control={control}
              onKey={press}
              {...(picturing.isOn
                ? { onPoint: picturing.onPoint, onPointMove: picturing.onPointMove }
                : { onPoint: commands.onPoint, onPointMove: commands.onPointMove, ...commands.hands })}
            />
          </div>
          <p className={quiet}>
            {commands.tool === null ? t(($) => $.keys) : t(($) => $.tool_help[commands.tool ?? 'wall'])}{' '}
            {commands.tool === null && t(($) => $.keys_draw)}
          </p>
        </div>
        <div className={cx(card(), stack({ gap: '5', minWidth: '0' }))}>
          <SelectionFields edits={beside} />
          <PlanTray
            things={isUnplaced}
            onPut={putting.put}
            onDrag={putting.drag}
            onDragCancelled={putting.cancel}
          />
          <PlanCollisions collisions={collisions} edits={edits} />
          <PictureFields edits={edits} hands={picturing} bounds={model.bounds} />
        </div>
      </div>
      <Hidden role="status">{commands.said}</Hidden>
      <ConfirmLeave isUnsaved={() => isUnsaved} leaves={leavesPlan} onSave={saving.save} />
    </div>
  )
}

/** Whether a move leads away from the plan or out of its editing. */
const leavesPlan = ({ current, next }: { current: Place; next: Place }): boolean =>
  current.pathname !== next.pathname || modeOf(next.search) !== 'edit'
interface Place {
  pathname: string
  search: unknown
}
const modeOf = (search: unknown): unknown =>
  typeof search === 'object' && search !== null && 'mode' in search ? search.mode : undefined

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
const bar = hstack({ gap: '3', flexWrap: 'wrap', position: { md: 'sticky' }, top: '0', zIndex: 'sticky' })
const drawing = css({
  height: { base: '[24rem]', md: '[calc(100dvh - 17rem)]' },
  minHeight: { md: '[24rem]' },
  border: 'hairline',
  borderRadius: 'card',
  overflow: 'clip',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  gap: '4',
  alignItems: 'start',
})
