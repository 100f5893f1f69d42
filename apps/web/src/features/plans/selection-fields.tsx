import { QUARTERS, type PlanSpot } from '@plenum/domain/plan-standing'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { grid, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useId } from 'react'
import { isUnmeasured } from '#app/plan/drawn-plan.ts'
import { MeasureField } from './measure-field.tsx'
import { withShape, withSpot } from './plan-draft.ts'
import { ShapeFields } from './shape-fields.tsx'
import type { PlanEdits } from './use-plan-edits.ts'

/** What is selected, with its measures to type where it is one thing. */
export function SelectionFields({ edits }: { edits: PlanEdits }) {
  const { t } = useTranslation('plans')
  const titleId = useId()
  const { draft, things, selected, isMovable, base } = edits
  const [id = '', ...others] = selected
  const isOne = id !== '' && others.length === 0
  const thing = isOne ? things.get(id) : undefined
  const spot = draft.spots.get(id) ?? null
  const shape = isOne ? draft.shapes.find((each) => each.id === id) : undefined
  const kind = shape?.kind === 'aisle' ? shape.air : shape?.kind
  const name = thing?.name ?? (kind && t(($) => $.shapes[kind]))
  return (
    <section aria-labelledby={titleId} className={stack({ gap: '2' })}>
      <h2 id={titleId} className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>
        {name ?? t(($) => $.selection)}
      </h2>
      {selected.size === 0 && <p className={quiet}>{t(($) => $.nothing_selected)}</p>}
      {selected.size === 0 && <GridFields edits={edits} />}
      {selected.size > 1 && <p className={quiet}>{t(($) => $.selected, { count: selected.size })}</p>}
      {thing && isUnmeasured(thing) && <p className={quiet}>{t(($) => $.size_unknown)}</p>}
      {isOne && isMovable(id) && (
        <div className={measures}>
          {thing && spot && (
            <SpotFields
              spot={spot}
              onChange={(field, next) => edits.type(`${id} ${field}`, (now) => withSpot(now, id, next))}
            />
          )}
          {shape && (
            <ShapeFields
              shape={shape}
              zones={base.zones}
              onChange={(field, next) => edits.type(`${id} ${field}`, (now) => withShape(now, next))}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Where the tiles begin. */
function GridFields({ edits: { draft, type } }: { edits: PlanEdits }) {
  const { t } = useTranslation('plans')
  const { grid: tiles } = draft
  return (
    <div className={measures}>
      <MeasureField
        label={t(($) => $.grid_x)}
        value={tiles.x_mm}
        onChange={(x_mm) => type('grid x', (now) => ({ ...now, grid: { ...now.grid, x_mm } }))}
      />
      <MeasureField
        label={t(($) => $.grid_y)}
        value={tiles.y_mm}
        onChange={(y_mm) => type('grid y', (now) => ({ ...now, grid: { ...now.grid, y_mm } }))}
      />
    </div>
  )
}

interface SpotFieldsProps {
  spot: PlanSpot
  onChange: (field: string, spot: PlanSpot) => void
}

function SpotFields({ spot, onChange }: SpotFieldsProps) {
  const { t } = useTranslation('plans')
  return (
    <>
      <MeasureField
        label={t(($) => $.x)}
        value={spot.x_mm}
        onChange={(x_mm) => onChange('x', { ...spot, x_mm })}
      />
      <MeasureField
        label={t(($) => $.y)}
        value={spot.y_mm}
        onChange={(y_mm) => onChange('y', { ...spot, y_mm })}
      />
      <Field label={t(($) => $.rotation)}>
        <Select
          value={spot.rotation}
          onChange={({ target }) =>
            onChange('rotation', {
              ...spot,
              rotation: QUARTERS.find((each) => String(each) === target.value) ?? spot.rotation,
            })
          }
        >
          {QUARTERS.map((each) => (
            <option key={each} value={each}>
              {each}°
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

const quiet = css({ textStyle: 'caption', color: 'text.muted' })
const measures = grid({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', alignItems: 'end' })
