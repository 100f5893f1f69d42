import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import type { PlaceNode } from '@plenum/domain/node'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { PlacePicker } from './place-picker.tsx'

interface BulkMoveProps {
  onChange: (change: BulkChange) => Promise<ClientError | null>
}

const Why = v.object({ reason: v.nullable(v.string()) })
const BLANK: v.InferInput<typeof Why> = { reason: null }

/** One place for many assets, at no unit of it. */
export function BulkMove({ onChange }: BulkMoveProps) {
  const { t } = useTranslation('life')
  const [place, setPlace] = useState<PlaceNode | null>(null)
  const [isTried, setIsTried] = useState(false)
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: Why,
    fields: ['reason'],
    failed: t(($) => $.bulk.failed),
    onSend: async ({ reason }) => {
      setIsTried(true)
      // said at the place itself
      return place === null ? 'stale' : onChange({ kind: 'move', node_id: place.id, reason })
    },
  })
  return (
    <DialogForm {...sent} submit={t(($) => $.move.submit)} isSending={isSending}>
      <p>{t(($) => $.bulk.move_text)}</p>
      <PlacePicker
        place={place}
        error={isTried && place === null ? t(($) => $.move.choose_first) : undefined}
        onPlace={setPlace}
      />
      <form.AppField name="reason">
        {(field) => <field.NotesField label={t(($) => $.reason)} rows={2} />}
      </form.AppField>
    </DialogForm>
  )
}
