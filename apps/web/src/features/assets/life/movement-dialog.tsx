import type { Asset } from '@plenum/domain/asset'
import type { PlaceNode } from '@plenum/domain/node'
import type { Face } from '@plenum/domain/placement'
import { isoDate } from '@plenum/domain/text'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DialogForm, FormDialogHead } from '#app/form/form-dialog.tsx'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { placeWords } from '@plenum/domain/place-words'
import { api } from '../queries.ts'
import { PlacePicker } from './place-picker.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { useLife } from './use-life.ts'

interface MovementDialogProps {
  asset: Asset
  today: string
  onClose: () => void
}

const Now = v.object({ planned_for: v.nullable(v.string()), reason: v.nullable(v.string()) })
const Later = v.object({ ...Now.entries, planned_for: isoDate })
const BLANK: v.InferInput<typeof Now> = { planned_for: null, reason: null }

/** Moves an asset: where to, to which unit and side, and whether now or on a later day. */
export function MovementDialog({ asset, onClose }: MovementDialogProps) {
  const { t } = useTranslation('life')
  const { change } = useLife()
  const [place, setPlace] = useState<PlaceNode | null>(null)
  const [position, setPosition] = useState<number | null>(null)
  const [face, setFace] = useState<Face>(asset.location?.face ?? 'front')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [isAsked, setIsAsked] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof fieldErrorsOf>>({})
  const isLater = when === 'later'
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: isLater ? Later : Now,
    fields: ['planned_for', 'reason'],
    failed: t(($) => $.move.failed),
    onSend: async ({ planned_for, reason }) => {
      setIsAsked(true)
      // said at the place itself
      if (place === null) return 'stale'
      const to = { node_id: place.id, position, face: position === null ? null : face, reason }
      const call = api.assets.move(asset, { ...to, planned_for: isLater ? planned_for : null })
      const refused = await change(call, ({ name }) =>
        t(($) => (isLater ? $.move.planned : $.move.done), { name }),
      )
      if (refused === null) onClose()
      const atPlace = refused ? fieldErrorsOf(refused, ['node_id', 'position']) : {}
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
            setWrong({})
          }}
        />
        {place?.type === 'rack' && (
          <UnitChoice
            asset={asset}
            rack={place}
            position={position}
            face={face}
            isLater={isLater}
            error={wrong['position']?.detail}
            onPosition={(next) => {
              setPosition(next)
              setWrong({})
            }}
            onFace={(next) => {
              setFace(next)
              setPosition(null)
              setWrong({})
            }}
          />
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
