import { AISLE_AIRS, DOOR_HANGINGS, type PlanShape } from '@plenum/domain/plan-shape'
import type { RoomPlan } from '@plenum/domain/room-plan'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { TextInput } from '@plenum/ui/text-input'
import { Fragment } from 'react'
import { MeasureField } from './measure-field.tsx'

interface ShapeFieldsProps<Shape extends PlanShape> {
  shape: Shape
  zones: RoomPlan['zones']
  onChange: (field: string, shape: PlanShape) => void
}

const LAST_DEGREE = 359
const LONGEST = 1_000_000
const MOST_WORDS = 60

// x and y stand side by side below it
const whole = css({ gridColumn: '1 / -1' })

/** The measures of a shape, exactly. */
export function ShapeFields({ shape, ...rest }: ShapeFieldsProps<PlanShape>) {
  if (shape.kind === 'wall' || shape.kind === 'aisle') return <LineFields shape={shape} {...rest} />
  return <StandingFields shape={shape} {...rest} />
}

type Standing = Extract<PlanShape, { x_mm: number }>

function StandingFields({ shape, onChange }: ShapeFieldsProps<Standing>) {
  const { t } = useTranslation('plans')
  const set = (field: string, value: object) => onChange(field, { ...shape, ...value })
  return (
    <>
      {shape.kind === 'label' && (
        <Field label={t(($) => $.text)} className={whole}>
          <TextInput
            value={shape.text}
            maxLength={MOST_WORDS}
            // a label of no words would be none
            onChange={({ target }) => target.value.trim() !== '' && set('text', { text: target.value })}
          />
        </Field>
      )}
      <MeasureField label={t(($) => $.x)} value={shape.x_mm} onChange={(x_mm) => set('x', { x_mm })} />
      <MeasureField label={t(($) => $.y)} value={shape.y_mm} onChange={(y_mm) => set('y', { y_mm })} />
      <MeasureField
        label={t(($) => $.rotation)}
        value={shape.rotation}
        unit="°"
        min={0}
        max={LAST_DEGREE}
        step={15}
        onChange={(rotation) => set('rotation', { rotation })}
      />
      {shape.kind === 'label' ? (
        <MeasureField
          label={t(($) => $.size)}
          value={shape.size_mm}
          min={1}
          max={LONGEST}
          onChange={(size_mm) => set('size', { size_mm })}
        />
      ) : (
        <MeasureField
          label={t(($) => $.width)}
          value={shape.width_mm}
          min={1}
          max={LONGEST}
          onChange={(width_mm) => set('width', { width_mm })}
        />
      )}
      {shape.kind === 'column' && (
        <MeasureField
          label={t(($) => $.depth)}
          value={shape.depth_mm}
          min={1}
          max={LONGEST}
          onChange={(depth_mm) => set('depth', { depth_mm })}
        />
      )}
      {shape.kind === 'door' && (
        <Field label={t(($) => $.hanging)}>
          <Select
            value={shape.hanging}
            onChange={({ target }) =>
              set('hanging', { hanging: DOOR_HANGINGS.find((each) => each === target.value) ?? 'left' })
            }
          >
            {DOOR_HANGINGS.map((each) => (
              <option key={each} value={each}>
                {t(($) => $.hangings[each])}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}

type Line = Extract<PlanShape, { points: unknown }>

function LineFields({ shape, zones, onChange }: ShapeFieldsProps<Line>) {
  const { t } = useTranslation('plans')
  const setCorner = (at: number, corner: [number, number]) =>
    onChange(`corner ${at}`, { ...shape, points: shape.points.with(at, corner) })
  return (
    <>
      {shape.kind === 'wall' && (
        <div className={whole}>
          <MeasureField
            label={t(($) => $.thickness)}
            value={shape.thickness_mm}
            min={1}
            max={LONGEST}
            onChange={(thickness_mm) => onChange('thickness', { ...shape, thickness_mm })}
          />
        </div>
      )}
      {shape.kind === 'aisle' && (
        <>
          <Field label={t(($) => $.air)}>
            <Select
              value={shape.air}
              onChange={({ target }) =>
                onChange('air', {
                  ...shape,
                  air: AISLE_AIRS.find((each) => each === target.value) ?? shape.air,
                })
              }
            >
              {AISLE_AIRS.map((each) => (
                <option key={each} value={each}>
                  {t(($) => $.airs[each])}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t(($) => $.zone)}>
            <Select
              value={shape.zone_id ?? ''}
              onChange={({ target }) => onChange('zone', { ...shape, zone_id: target.value || null })}
            >
              <option value="">{t(($) => $.no_zone)}</option>
              {zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      {shape.points.map(([x, y], at) => (
        // a corner is known by its place among the others
        <Fragment key={at}>
          <MeasureField
            label={t(($) => $.corner_x, { number: at + 1 })}
            value={x}
            onChange={(next) => setCorner(at, [next, y])}
          />
          <MeasureField
            label={t(($) => $.corner_y, { number: at + 1 })}
            value={y}
            onChange={(next) => setCorner(at, [x, next])}
          />
        </Fragment>
      ))}
    </>
  )
}
