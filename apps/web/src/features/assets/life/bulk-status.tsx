import { ASSET_STATUSES, type Asset, type AssetStatus } from '@plenum/domain/asset'
import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { ClientError } from '@plenum/api-client/client-error'
import { REASON_FROM } from '@plenum/domain/reason'
import { canBecome, isClosed, wantsReason, WithReason } from '@plenum/domain/transition'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { useState } from 'react'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { useReasonOptions } from '#app/decommission/reason-options.ts'

interface BulkStatusProps {
  assets: readonly Asset[]
  onChange: (change: BulkChange) => Promise<ClientError | null>
}

const Plain = v.object({ reason: v.string(), category: v.string() })
const Explained = v.object(WithReason)
const BLANK: v.InferInput<typeof Plain> = { reason: '', category: '' }

/** The statuses that at least one of the assets may take. */
const offeredTo = (assets: readonly Asset[]): AssetStatus[] =>
  ASSET_STATUSES.filter((to) => assets.some((asset) => !isClosed(asset) && canBecome(asset.status, to)))

/** One status for many assets: of each the table and the guards decide for themselves. */
export function BulkStatus({ assets, onChange }: BulkStatusProps) {
  const { t } = useTranslation('life')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const reasons = useReasonOptions()
  const offered = offeredTo(assets)
  const [to, setTo] = useState<AssetStatus | undefined>(offered[0])
  const able = assets.filter((asset) => to !== undefined && !isClosed(asset) && canBecome(asset.status, to))
  const isExplained = to !== undefined && able.some(({ status }) => wantsReason({ from: status, to }))
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: isExplained ? Explained : Plain,
    fields: ['reason', 'category'],
    failed: t(($) => $.bulk.failed),
    onSend: async (values) => {
      if (to === undefined) return 'stale'
      const why = isExplained ? v.parse(Explained, values) : {}
      return onChange({ kind: 'status', to, ...why })
    },
  })
  const counts = {
    shown: formatNumber(language, able.length),
    total: formatNumber(language, assets.length),
  }
  return (
    <DialogForm {...sent} submit={t(($) => $.bulk.submit)} isSending={isSending}>
      <Field
        label={t(($) => $.status.to)}
        help={offered.length === 0 ? t(($) => $.bulk.none_allowed) : t(($) => $.bulk.allowed, counts)}
      >
        <Select
          value={to ?? ''}
          onChange={({ target }) => setTo(offered.find((each) => each === target.value))}
        >
          {offered.map((status) => (
            <option key={status} value={status}>
              {fields(($) => $.status[status])}
            </option>
          ))}
        </Select>
      </Field>
      {isExplained && (
        <>
          <form.AppField name="category">
            {(field) => (
              <field.SelectField
                label={t(($) => $.category)}
                options={reasons}
                emptyLabel={t(($) => $.choose)}
              />
            )}
          </form.AppField>
          <form.AppField name="reason">
            {(field) => (
              <field.NotesField
                label={t(($) => $.reason)}
                help={t(($) => $.reason_help, { count: REASON_FROM })}
                rows={3}
                required
              />
            )}
          </form.AppField>
        </>
      )}
    </DialogForm>
  )
}
