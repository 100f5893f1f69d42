import type { Asset } from '@plenum/domain/asset'
import type { Lane } from '@plenum/domain/lane'
import { firstLane } from '@plenum/domain/lane-span'
import type { PlaceNode } from '@plenum/domain/node'
import type { Face } from '@plenum/domain/placement'
import type { Spot } from '@plenum/domain/rack-space'
import { reasonText } from '@plenum/domain/reason'
import { isoDate } from '@plenum/domain/text'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { OverrideField } from '#app/fit/override-field.tsx'
import { DialogForm, FormDialogHead } from '#app/form/form-dialog.tsx'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { placeWords } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'
import { api } from '../queries.ts'
import { HostChoice, type Host } from './host-choice.tsx'
import { JudgedPlace } from './judged-place.tsx'
import { lifeQueries } from './queries.ts'
import { OfferedPlaces } from './offered-places.tsx'
import { PlacePicker } from './place-picker.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { useLife } from './use-life.ts'

interface MovementDialogProps {
  asset: Asset
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
  today: string
  onClose: () => void
}

const Now = v.object({
  planned_for: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  override_reason: v.string(),
})
const Later = v.object({ ...Now.entries, planned_for: isoDate })
const Overridden = v.object({ ...Now.entries, override_reason: reasonText })
const BLANK: v.InferInput<typeof Now> = { planned_for: null, reason: null, override_reason: '' }

/** The room or data centre that something stands in. */
const roomOf = (placed: Pick<PlaceNode, 'trail'> | null) =>
  placed?.trail.findLast(({ type }) => type === 'room' || type === 'data_center')

/** Moves an asset: where to, to which unit and side, and whether now or on a later day. */
export function MovementDialog({ asset, canOverride, today, onClose }: MovementDialogProps) {
  const { t } = useTranslation('life')
  const { change } = useLife()
  const [place, setPlace] = useState<PlaceNode | null>(null)
  const [position, setPosition] = useState<number | null>(null)
  const [face, setFace] = useState<Face>(asset.location?.face ?? 'front')
  const width = asset.model?.width ?? null
  const [lane, setLane] = useState<Lane | null>(asset.location?.lane ?? firstLane(width))
  const [host, setHost] = useState<Host | null>(null)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [isAsked, setIsAsked] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof fieldErrorsOf>>({})
  const isLater = when === 'later'
  const take = (spot: Spot) => {
    setPosition(spot.position)
    setLane(spot.lane)
  }
  const into = isLater || place?.type !== 'rack' ? null : host
  const unit = into ? null : position
  const units = { position: unit, face: unit === null ? null : face, lane: unit === null ? null : lane }
  const question = { asset_id: asset.id, ...units }
  const isJudged = place?.type === 'rack' && !isLater
  const fit = useQuery({
    ...lifeQueries.fit(place?.id ?? '', { ...question, look: 'room' }),
    enabled: isJudged,
  })
  const answer = isJudged ? fit.data : undefined
  const within = place && place.type !== 'rack' ? place : roomOf(place ?? asset.location)
  const isOverride = canOverride && answer?.overridable === true
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: isLater ? Later : isOverride ? Overridden : Now,
    fields: ['planned_for', 'reason', 'override_reason'],
    failed: t(($) => $.move.failed),
    onSend: async ({ planned_for, reason, override_reason }) => {
      setIsAsked(true)
      // said at the place itself
      if (place === null) return 'stale'
      const to = { node_id: place.id, ...units, reason }
      const said = isOverride ? { override_reason } : {}
      const held = into ? { host_id: into.id, slot: into.slot } : {}
      const call = api.assets.move(asset, {
        ...to,
        ...said,
        ...held,
        planned_for: isLater ? planned_for : null,
      })
      const refused = await change(call, ({ name }) =>
        t(($) => (isLater ? $.move.planned : $.move.done), { name }),
      )
      if (refused === null) onClose()
      const atPlace = refused
        ? fieldErrorsOf(refused, ['node_id', 'position', 'lane', 'host_id', 'slot'])
        : {}
      setWrong(atPlace)
      return Object.keys(atPlace).length > 0 ? 'stale' : refused
    },
  })
  return (
    <>
      <FormDialogHead
        title={t(($) => $.move.title, { name: asset.name })}
        text={
          asset.location
            ? t(($) => $.move.from, { place: placeWords(asset.location) })
            : t(($) => $.move.nowhere)
        }
      />
      <DialogForm
        {...sent}
        submit={t(($) => (isLater ? $.move.submit_later : $.move.submit))}
        isSending={isSending}
      >
        <PlacePicker
          place={place}
          error={isAsked && place === null ? t(($) => $.move.choose_first) : wrong['node_id']?.detail}
          onPlace={(next) => {
            setPlace(next)
            setPosition(null)
            setHost(null)
            setWrong({})
          }}
        />
        {within && asset.model?.u_height && (
          <OfferedPlaces
            key={within.id}
            {...{ asset, within, face, today }}
            onTake={(rack, spot) => {
              setPlace(rack)
              setHost(null)
              take(spot)
              setWrong({})
            }}
          />
        )}
        {place?.type === 'rack' && !isLater && (
          <HostChoice
            asset={asset}
            rack={place}
            host={host}
            errors={{ host: wrong['host_id']?.detail, slot: wrong['slot']?.detail }}
            onHost={(next) => {
              setHost(next)
              setWrong({})
            }}
          />
        )}
        {place?.type === 'rack' && into === null && (
          <UnitChoice
            asset={asset}
            rack={place}
            position={position}
            face={face}
            lane={lane}
            isLater={isLater}
            errors={{ position: wrong['position']?.detail, lane: wrong['lane']?.detail }}
            onPosition={(next) => {
              setPosition(next)
              setWrong({})
            }}
            onFace={(next) => {
              setFace(next)
              setPosition(null)
              setWrong({})
            }}
            onLane={(next) => {
              setLane(next)
              setPosition(null)
              setWrong({})
            }}
          />
        )}
        {isJudged && !fit.isError && (
          <JudgedPlace
            answer={answer}
            position={units.position}
            lane={units.lane}
            onNearest={(spot) => {
              setHost(null)
              take(spot)
            }}
            onTake={(rack, found) => {
              setPlace(rack)
              setHost(null)
              setPosition(found.position)
              setLane(found.lane ?? lane)
              setFace(found.face ?? face)
              setWrong({})
            }}
          />
        )}
        {answer?.overridable === true && (
          <OverrideField canOverride={canOverride}>
            {(texts) => (
              <form.AppField name="override_reason">
                {(field) => <field.NotesField {...texts} rows={2} required />}
              </form.AppField>
            )}
          </OverrideField>
        )}
        <FieldGroup label={t(($) => $.move.when)}>
          <Segment
            label={t(($) => $.move.when)}
            value={when}
            onValueChange={setWhen}
            options={[
              { value: 'now', label: t(($) => $.move.now) },
              { value: 'later', label: t(($) => $.move.later) },
            ]}
          />
        </FieldGroup>
        {isLater && (
          <form.AppField name="planned_for">
            {(field) => <field.DateField label={t(($) => $.move.day)} help={t(($) => $.move.day_help)} />}
          </form.AppField>
        )}
        <form.AppField name="reason">
          {(field) => <field.NotesField label={t(($) => $.reason)} rows={2} />}
        </form.AppField>
      </DialogForm>
    </>
  )
}
