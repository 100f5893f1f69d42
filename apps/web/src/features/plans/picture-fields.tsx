import { MM_PER_PX, newPicture, OPACITY, type PlanPicture } from '@plenum/domain/plan-picture'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import type { PlanModel } from '@plenum/ui/floor-plan-types'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { useId, useState } from 'react'
import { files } from '#app/files/queries.ts'
import { useFileChoice } from '#app/files/use-file-choice.ts'
import { MeasureField } from './measure-field.tsx'
import type { PictureHands } from './use-picture-hands.ts'
import type { PlanEdits } from './use-plan-edits.ts'

interface PictureFieldsProps {
  edits: Pick<PlanEdits, 'draft' | 'lay' | 'type'>
  hands: PictureHands
  bounds: PlanModel['bounds']
}

const LONGEST = 1_000_000

/** The drawing that lies under a plan: chosen, scaled, moved, dimmed and taken away. */
export function PictureFields({ edits, hands, bounds }: PictureFieldsProps) {
  const { t } = useTranslation('plans')
  const titleId = useId()
  const { picture } = edits.draft
  const { problem, isBusy, open, input } = useFileChoice('plan_picture', async (file) => {
    const { id, width, height } = await files.upload(file, { purpose: 'plan_picture' })
    if (width !== null && height !== null) {
      edits.lay(newPicture({ file_id: id, width_px: width, height_px: height }, bounds))
    }
  })
  return (
    <section aria-labelledby={titleId} className={stack({ gap: '2' })}>
      <h2 id={titleId} className={css({ textStyle: 'strong' })}>
        {t(($) => $.picture.title)}
      </h2>
      {picture === null ? <p className={quiet}>{t(($) => $.picture.none)}</p> : null}
      {picture !== null && <Measures picture={picture} type={edits.type} />}
      {picture !== null && <Hands hands={hands} />}
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        <Button size="compact" loading={isBusy} onClick={open}>
          {t(($) => (picture === null ? $.picture.add : $.picture.change))}
        </Button>
        {picture !== null && (
          <Button size="compact" tone="quiet" disabled={isBusy} onClick={() => edits.lay(null)}>
            {t(($) => $.picture.remove)}
          </Button>
        )}
        <input {...input} aria-label={t(($) => $.picture.choose)} />
      </div>
      {problem !== null && (
        <Alert tone="error" live title={t(($) => $.picture.failed)}>
          {problem}
        </Alert>
      )}
    </section>
  )
}

/** Where it lies, how large and how strong it is. */
function Measures({ picture, type }: { picture: PlanPicture } & Pick<PlanEdits, 'type'>) {
  const { t } = useTranslation('plans')
  const set = (field: keyof PlanPicture) => (value: number) =>
    type(`picture ${field}`, (now) =>
      now.picture === null ? now : { ...now, picture: { ...now.picture, [field]: value } },
    )
  return (
    <div className={measures}>
      <MeasureField label={t(($) => $.x)} value={picture.x_mm} onChange={set('x_mm')} />
      <MeasureField label={t(($) => $.y)} value={picture.y_mm} onChange={set('y_mm')} />
      <div className={wide}>
        <MeasureField
          label={t(($) => $.picture.scale)}
          value={picture.mm_per_px}
          unit={t(($) => $.picture.scale_unit)}
          min={MM_PER_PX.least}
          max={MM_PER_PX.most}
          step={0.1}
          digits={3}
          onChange={set('mm_per_px')}
        />
      </div>
      <div className={wide}>
        <MeasureField
          label={t(($) => $.picture.opacity)}
          value={picture.opacity}
          unit="%"
          min={OPACITY.least}
          max={OPACITY.most}
          step={5}
          onChange={set('opacity')}
        />
      </div>
    </div>
  )
}

/** Moving and measuring it by two presses in the plan. */
function Hands({ hands }: { hands: PictureHands }) {
  const { t } = useTranslation('plans')
  const { tool, choose, measured, scale } = hands
  const button = (each: 'move' | 'measure') => (
    <Button
      size="compact"
      aria-pressed={tool === each}
      tone={tool === each ? 'primary' : 'neutral'}
      onClick={() => choose(tool === each ? null : each)}
    >
      {t(($) => $.picture[each])}
    </Button>
  )
  return (
    <>
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        {button('move')}
        {button('measure')}
      </div>
      {tool === 'move' && <p className={quiet}>{t(($) => $.picture.move_help)}</p>}
      {tool === 'measure' && measured === null && <p className={quiet}>{t(($) => $.picture.measure_help)}</p>}
      {measured !== null && <Length key={measured} measured={measured} onScale={scale} />}
    </>
  )
}

/** How long a line really is. */
function Length({ measured, onScale }: { measured: number; onScale: (is_mm: number) => void }) {
  const { t } = useTranslation('plans')
  const [length, setLength] = useState(measured)
  return (
    <div className={measures}>
      <MeasureField
        label={t(($) => $.picture.length)}
        value={length}
        min={1}
        max={LONGEST}
        onChange={setLength}
      />
      <Button onClick={() => onScale(length)}>{t(($) => $.picture.apply)}</Button>
    </div>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
const measures = grid({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', alignItems: 'end' })
// a scale has digits behind its point and a long unit
const wide = css({ gridColumn: '1 / -1' })
