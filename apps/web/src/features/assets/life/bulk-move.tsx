import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import type { PlaceNode } from '@plenum/domain/node'
import { FACES, type Face } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { useState } from 'react'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { PlacePicker } from './place-picker.tsx'

interface BulkMoveProps {
  onChange: (change: BulkChange) => Promise<ClientError | null>
}

const Why = v.object({ reason: v.nullable(v.string()) })
const BLANK: v.InferInput<typeof Why> = { reason: null }

const NO_UNITS = 'none'

/** One place for many assets: of a rack, units that are free if they shall have some. */
export function BulkMove({ onChange }: BulkMoveProps) {
  const { t } = useTranslation('life')
  const [place, setPlace] = useState<PlaceNode | null>(null)
  const [units, setUnits] = useState<Face | typeof NO_UNITS>(NO_UNITS)
  const [isTried, setIsTried] = useState(false)
  const fields = useTranslation('fields').t
  const face = place?.type === 'rack' && units !== NO_UNITS ? units : null
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: Why,
    fields: ['reason'],
    failed: t(($) => $.bulk.failed),
    onSend: async ({ reason }) => {
      setIsTried(true)
      // said at the place itself
      return place === null ? 'stale' : onChange({ kind: 'move', node_id: place.id, face, reason })
    },
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.move.submit)} isSending={isSending}>
      <PlacePicker
        place={place}
        error={isTried && place === null ? t(($) => $.move.choose_first) : undefined}
        onPlace={setPlace}
      />
      {place?.type === 'rack' && (
        <FieldGroup label={t(($) => $.bulk.units)} help={t(($) => $.bulk.units_help)}>
          <Segment
            label={t(($) => $.bulk.units)}
            value={units}
            onValueChange={setUnits}
            options={[
              { value: NO_UNITS, label: t(($) => $.bulk.units_none) },
              ...FACES.map((value) => ({ value, label: fields(($) => $.face[value]) })),
            ]}
          />
        </FieldGroup>
      )}
      <form.AppField name="reason">
        {(field) => <field.NotesField label={t(($) => $.reason)} rows={2} />}
      </form.AppField>
    </DialogForm>
  )
}
