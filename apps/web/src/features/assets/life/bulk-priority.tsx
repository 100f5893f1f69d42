import { PRIORITIES } from '@plenum/domain/asset'
import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import { useTranslation } from '@plenum/i18n/react'
import { useStore } from '@tanstack/react-form'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'

interface BulkPriorityProps {
  onChange: (change: BulkChange) => Promise<ClientError | null>
}

const Priority = v.object({ priority: v.nullable(v.picklist(PRIORITIES, 'unknown_option')) })
const BLANK: v.InferInput<typeof Priority> = { priority: null }

/** One priority for many assets, or none. */
export function BulkPriority({ onChange }: BulkPriorityProps) {
  const { t } = useTranslation('life')
  const fields = useTranslation('fields').t
  const none = useTranslation('assets').t(($) => $.sheet.no_priority)
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: Priority,
    fields: ['priority'],
    failed: t(($) => $.bulk.failed),
    onSend: ({ priority }) => onChange({ kind: 'priority', priority }),
  })
  const priority = useStore(form.store, ({ values }) => values.priority)
  return (
    <DialogForm
      {...sent}
      submit={t(($) => (priority ? $.bulk.submit : $.bulk.take_priority))}
      isSending={isSending}
    >
      <form.AppField name="priority">
        {(field) => (
          <field.SelectField
            label={t(($) => $.bulk.new_priority)}
            emptyLabel={none}
            options={PRIORITIES.map((value) => ({ value, label: fields(($) => $.priority[value]) }))}
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}
