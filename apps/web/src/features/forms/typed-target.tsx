import type { Lane } from '@plenum/domain/lane'
import type { Face } from '@plenum/domain/placement'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { flex } from '@plenum/ui/patterns'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LaneChoice } from '#app/fit/lane-choice.tsx'
import { PlaceFilter, placeQueries } from '#app/reservations/place-filter.tsx'
import { FaceChoice } from './face-choice.tsx'
import { stacked } from './targets.ts'
import { laneFor, widthOf } from './values.ts'
import type { TargetProps } from './target-props.ts'

/** A place that is typed: in a rack its lowest unit and its side, elsewhere the place alone. */
export function TypedTarget({ things, onTargets }: TargetProps) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const [place, setPlace] = useState<string>()
  const [unit, setUnit] = useState<number | null>(null)
  const [face, setFace] = useState<Face>('front')
  const [lane, setLane] = useState<Lane | null>(null)
  const narrow = things.find((thing) => widthOf(thing) !== 'full')
  const { data: node } = useQuery({ ...placeQueries.named(place ?? ''), enabled: place !== undefined })
  const isRack = node?.type === 'rack'
  return (
    <div className={flex({ wrap: 'wrap', gap: '3', align: 'flex-end' })}>
      <Field label={t(($) => $.where.place)} className={css({ width: { base: 'full', md: '[18rem]' } })}>
        <PlaceFilter
          label={t(($) => $.where.place)}
          placeholder={t(($) => $.where.place_help)}
          className={css({ width: 'full' })}
          value={place}
          onChange={setPlace}
        />
      </Field>
      {isRack && (
        <>
          <Field label={t(($) => $.where.unit)} className={css({ width: '[8rem]' })}>
            <NumberInput
              locale={language}
              words={fields(($) => $.number, { returnObjects: true })}
              unit="U"
              min={1}
              max={node.u_height ?? 60}
              fractionDigits={1}
              value={unit}
              onValueChange={setUnit}
            />
          </Field>
          <FaceChoice value={face} onChange={setFace} />
          {narrow && <LaneChoice width={widthOf(narrow)} value={laneFor(narrow, lane)} onChange={setLane} />}
        </>
      )}
      <Button
        disabledReason={node === undefined ? t(($) => $.where.place_first) : undefined}
        onClick={() => {
          if (node === undefined) return
          const position = isRack ? unit : null
          const to = {
            node_id: node.id,
            trail: node.trail,
            position,
            face: position === null ? null : face,
            lane: position === null ? null : lane,
          }
          onTargets(stacked(things, to))
          setUnit(null)
        }}
      >
        {t(($) => $.where.use, { count: things.length })}
      </Button>
    </div>
  )
}
