import type { Asset, AssetStatus } from '@plenum/domain/asset'
import { REASON_FROM, reasonText } from '@plenum/domain/reason'
import { wantsReason, WithReason } from '@plenum/domain/transition'
import { guardsOf } from '@plenum/domain/transition-guards'
import { formatDate, formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'
import { StatusChip } from '@plenum/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { FitFindings } from '#app/fit/fit-findings.tsx'
import { OverrideField } from '#app/fit/override-field.tsx'
import { DialogForm, FormDialogHead } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { api } from '../queries.ts'
import { OpenWork } from './open-work.tsx'
import { lifeQueries } from './queries.ts'
import { useReasonOptions } from '#app/decommission/reason-options.ts'
import { isOpen, statusOptions, type StatusOption } from './status-options.ts'
import { useAcknowledgement } from './use-acknowledgement.tsx'
import { useLife } from './use-life.ts'

interface StatusDialogProps {
  asset: Asset
  /** Whether the person may go on against the fit check. */
  canOverride: boolean
  today: string
  onAct: (act: 'move' | 'decommission' | 'edit') => void
  onClose: () => void
}

const Plain = v.object({ reason: v.string(), category: v.string(), override_reason: v.string() })
const Explained = v.object({ ...Plain.entries, ...WithReason })
const BLANK: v.InferInput<typeof Plain> = { reason: '', category: '', override_reason: '' }
/** The statuses an asset may take, and why when the table wants to know. */
export function StatusDialog({ asset, canOverride, today, onAct, onClose }: StatusDialogProps) {
  const { t } = useTranslation('life')
  const fields = useTranslation('fields').t
  const reasons = useReasonOptions()
  const { change } = useLife()
  const { acknowledged, heard, question } = useAcknowledgement()
  const help = useOptionHelp(asset)
  const options = statusOptions(asset, today)
  const [to, setTo] = useState<AssetStatus | null>(options.find(isOpen)?.to ?? null)
  const isExplained = to !== null && wantsReason({ from: asset.status, to })
  const { answer, position } = useFitAs(asset, to)
  const isOverride = canOverride && answer?.overridable === true
  const schema = isExplained ? Explained : Plain
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: isOverride ? v.object({ ...schema.entries, override_reason: reasonText }) : schema,
    fields: ['reason', 'category', 'override_reason'],
    failed: t(($) => $.status.failed),
    onSend: async (values) => {
      if (to === null) return null
      const { reason, category } = v.parse(v.partial(Explained), isExplained ? values : {})
      const call = api.assets.transition(asset, {
        to,
        ...(isExplained && { reason, category }),
        ...(isOverride && { override_reason: values.override_reason }),
        acknowledged,
      })
      const refused = await change(call, ({ name, status: now }) =>
        t(($) => $.status.done, { name, status: fields(($) => $.status[now]) }),
      )
      if (refused === null) onClose()
      return heard(refused)
    },
  })
  const choose = (next: AssetStatus) => {
    if (next === 'decommissioning') return onAct('decommission')
    setTo(next)
  }
  return (
    <>
      <FormDialogHead
        title={t(($) => $.status.title, { name: asset.name })}
        text={t(($) => $.status.same, { status: fields(($) => $.status[asset.status]) })}
      />
      <DialogForm {...sent} submit={t(($) => $.status.submit)} isSending={isSending}>
        <RadioGroup
          label={t(($) => $.status.to)}
          value={to}
          onValueChange={choose}
          options={options.map((option) => ({
            value: option.to,
            label: <StatusChip tone={option.to} label={fields(($) => $.status[option.to])} />,
            help: help(option),
            disabled: !isOpen(option),
          }))}
        />
        <WaysOut options={options} onAct={onAct} />
        {question}
        {options.some(({ isBusy }) => isBusy) && <OpenWork asset={asset} />}
        {answer && answer.findings.length > 0 && <FitFindings answer={answer} position={position} />}
        {answer?.overridable === true && (
          <OverrideField canOverride={canOverride}>
            {(texts) => (
              <form.AppField name="override_reason">
                {(field) => <field.NotesField {...texts} rows={2} required />}
              </form.AppField>
            )}
          </OverrideField>
        )}
        {isExplained && (
          <div className={stack({ gap: '4' })}>
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
          </div>
        )}
      </DialogForm>
    </>
  )
}

/** What the fit check says of where an asset will stand in a new status, where that is asked. */
function useFitAs(asset: Asset, to: AssetStatus | null) {
  const target = asset.location ?? (to === 'installation' ? asset.planned_move : null)
  const isAsked = to !== null && target !== null && guardsOf({ from: asset.status, to }).includes('place')
  const position = target?.position ?? null
  const question = {
    asset_id: asset.id,
    status: to,
    position,
    face: target?.face ?? null,
    lane: target?.lane ?? null,
  }
  const inRack = target?.trail.at(-1)?.type === 'rack'
  const { data } = useQuery({
    ...lifeQueries.fit(target?.node_id ?? '', question),
    enabled: isAsked && inRack,
  })
  return { answer: isAsked && inRack ? data : undefined, position }
}

/** Where what is missing can be given. */
function WaysOut({
  options,
  onAct,
}: Pick<StatusDialogProps, 'onAct'> & { options: readonly StatusOption[] }) {
  const { t } = useTranslation('life')
  const lacksFields = options.some(({ missing }) => missing.length > 0)
  const lacksPlace = options.some(({ needsPlace }) => needsPlace)
  if (!lacksFields && !lacksPlace) return null
  return (
    <div className={stack({ direction: 'row', gap: '2' })}>
      {lacksFields && (
        <Button size="compact" onClick={() => onAct('edit')}>
          {t(($) => $.status.complete)}
        </Button>
      )}
      {lacksPlace && (
        <Button size="compact" onClick={() => onAct('move')}>
          {t(($) => $.status.place_it)}
        </Button>
      )}
    </div>
  )
}

/** What choosing a status means, or why it cannot be chosen. */
function useOptionHelp(asset: Asset) {
  const { t } = useTranslation('life')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  return ({ to, missing, needsPlace, isBusy, warranty }: StatusOption): string | undefined => {
    const names = missing.map((field) => fields(($) => $.asset[field]))
    const lines = [
      ...(names.length > 0 ? [t(($) => $.status.missing, { fields: formatList(language, names) })] : []),
      ...(needsPlace ? [t(($) => $.status.no_place)] : []),
      ...(isBusy ? [t(($) => $.open_work.title)] : []),
      ...(warranty ? [t(($) => $.status.under_warranty, { day: formatDate(language, warranty) })] : []),
      ...(to === 'decommissioning' ? [t(($) => $.status.guided)] : []),
      ...(asset.termination_date === null ? [] : [t(($) => $.status.restore)]),
      ...(asset.status === 'maintenance' && to === asset.previous_status ? [t(($) => $.status.back)] : []),
    ]
    return lines.length > 0 ? lines.join(' · ') : undefined
  }
}
