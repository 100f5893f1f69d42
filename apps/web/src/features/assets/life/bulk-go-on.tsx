import type { ClientError } from '@plenum/api-client/client-error'
import type { BulkResult, WayOn } from '@plenum/domain/bulk-answer'
import { reasonText } from '@plenum/domain/reason'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { OverrideField } from '#app/fit/override-field.tsx'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import type { GoingOn } from './use-bulk.ts'

interface BulkGoOnProps {
  /** Those that can go on, and what that takes. */
  ways: readonly (WayOn & Pick<BulkResult, 'id'>)[]
  /** Whether these are all that were refused. */
  isAll: boolean
  onGoOn: (ids: readonly string[], said: GoingOn) => Promise<ClientError | null>
  children: ReactNode
}

const Plain = v.object({ override_reason: v.string() })
const WithReason = v.object({ override_reason: reasonText })

/** Says for many assets at once what lets those that were refused go on: a reason, that a person knows what depends on them, or both. */
export function BulkGoOn({ ways, isAll, onGoOn, children }: BulkGoOnProps) {
  const { t } = useTranslation('life')
  const language = useLanguage()
  const [isKnown, setKnown] = useState(false)
  const wantsReason = ways.some(({ reason }) => reason)
  const wantsKnown = ways.some(({ acknowledged }) => acknowledged)
  // unless a person knows what depends on them, those go on that nothing depends on
  const going = ways.filter(({ acknowledged }) => isKnown || !acknowledged)
  const { form, isSending, sent } = useSentForm({
    blank: { override_reason: '' },
    schema: wantsReason ? WithReason : Plain,
    fields: ['override_reason'],
    failed: t(($) => $.bulk.failed),
    onSend: ({ override_reason }) =>
      onGoOn(
        going.map(({ id }) => id),
        { override_reason: wantsReason ? override_reason : null, acknowledged: isKnown },
      ),
  })
  const shown = formatNumber(language, going.length)
  const submit = isAll && going.length === ways.length && wantsReason ? 'go_on' : 'go_on_some'
  return (
    <DialogForm
      {...sent}
      submit={t(($) => $.bulk[submit], { count: going.length, shown })}
      isSending={isSending}
      disabled={going.length === 0}
    >
      {children}
      {wantsKnown && (
        <Checkbox
          label={t(($) => $.bulk.acknowledge)}
          checked={isKnown}
          onChange={({ target }) => setKnown(target.checked)}
        />
      )}
      {wantsReason && (
        <OverrideField canOverride>
          {(texts) => (
            <form.AppField name="override_reason">
              {(field) => <field.NotesField {...texts} rows={3} required />}
            </form.AppField>
          )}
        </OverrideField>
      )}
    </DialogForm>
  )
}
