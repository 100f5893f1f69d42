import type { Asset } from '@plenum/domain/asset'
import type { Width } from '@plenum/domain/lane'
import { firstLane } from '@plenum/domain/lane-span'
import { REASON_FROM, reasonText } from '@plenum/domain/reason'
import { text } from '@plenum/domain/text'
import { WithReason } from '@plenum/domain/transition'
import { WORK_RESULTS, type WorkExecution, type WorkItem, type WorkResult } from '@plenum/domain/work-item'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { FieldGroup } from '@plenum/ui/field-group'
import { Segment } from '@plenum/ui/segment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { EndingFields } from '#app/decommission/ending-fields.tsx'
import { useReasonOptions } from '#app/decommission/reason-options.ts'
import { useEnding } from '#app/decommission/use-ending.ts'
import { FitFindings } from '#app/fit/fit-findings.tsx'
import { OverrideField } from '#app/fit/override-field.tsx'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { useSize } from '../use-size.ts'
import { PlaceChoice, type ChosenPlace } from '../place-choice.tsx'
import { api, workQueries } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'

interface ExecuteFormProps {
  request: WorkRequest
  item: WorkItem
  /** What leaves for good, with its record. */
  ends: Asset | null
  canOverride: boolean
  today: string
  onClose: () => void
}

const NOTE_MAX = 1000

const Plain = v.object({
  note: v.nullable(v.string()),
  serial_number: v.nullable(v.string()),
  reason: v.string(),
  category: v.string(),
  override_reason: v.string(),
})
const BLANK: v.InferInput<typeof Plain> = {
  note: null,
  serial_number: null,
  reason: '',
  category: '',
  override_reason: '',
}
const NOWHERE: ChosenPlace = { node: null, position: null, face: 'front', lane: null }

/** As planned, otherwise or not at all, with what each of them asks for. */
export function ExecuteForm({ request, item, ends, canOverride, today, onClose }: ExecuteFormProps) {
  const { t } = useTranslation('work')
  const life = useTranslation('life').t
  const reasons = useReasonOptions()
  const { change } = useWorkChange()
  const [result, setResult] = useState<WorkResult>('as_planned')
  const [place, setPlace] = useState(NOWHERE)
  const { width } = useSize(item)
  const [isAsked, setIsAsked] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof fieldErrorsOf>>({})
  const ending = useEnding(
    { asset_type: item.asset?.asset_type ?? '', serial_number: ends?.serial_number ?? null },
    today,
  )
  const isDone = result !== 'not_done'
  const isEnd = item.op === 'remove' && isDone
  // what is only made now is told apart by its serial number
  const isMade = item.op === 'add' && item.asset === null && isDone
  const isElsewhere = result === 'deviation' && item.to !== null
  const check = useQuery(workQueries.check(request, useLanguage()))
  const met = check.data?.items.find(({ id }) => id === item.id)
  const fit = result === 'as_planned' ? met?.fit : undefined
  const isOverride = canOverride && fit?.overridable === true
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: v.object({
      ...Plain.entries,
      ...(result !== 'as_planned' && { note: text(NOTE_MAX) }),
      ...(isEnd && WithReason),
      ...(isOverride && { override_reason: reasonText }),
    }),
    fields: ['note', 'serial_number', 'reason', 'category', 'override_reason'],
    failed: t(($) => $.execute.failed),
    onSend: async ({ note, serial_number, reason, category, override_reason }) => {
      setIsAsked(true)
      const answer = isEnd ? ending.answer() : undefined
      // said at the place and at the questions themselves
      if (answer === null || (isElsewhere && place.node === null)) return 'stale'
      const execution: WorkExecution = {
        result,
        note: note?.trim() || null,
        ...(isMade && { serial_number: serial_number?.trim() || null }),
        ...(isElsewhere && place.node && { to: placeInput(place, place.node.id, width) }),
        ...(answer && {
          decommission: { ...v.parse(v.object(WithReason), { reason, category }), ...answer },
        }),
        ...(isOverride && { override_reason: override_reason.trim() }),
      }
      const ended = await change(api.work.execute(request, item.id, execution), ({ code }) =>
        t(($) => $.execute.done, { code }),
      )
      if (ended === null) onClose()
      if (ended === null || ended === 'stale') return ended
      const atPlace = fieldErrorsOf(ended, [
        'to',
        'to.node_id',
        'to.position',
        'to.lane',
        'node_id',
        'position',
      ])
      setWrong(atPlace)
      return isElsewhere && Object.keys(atPlace).length > 0 ? 'stale' : ended
    },
  })
  return (
    <DialogForm
      {...sent}
      submit={t(($) => $.execute.submit[result])}
      tone={isEnd ? 'danger' : 'primary'}
      isSending={isSending}
    >
      {item.result !== null && (
        <Alert tone="warning" live>
          {t(($) => $.execute.closed)}
        </Alert>
      )}
      <FieldGroup label={t(($) => $.execute.how)}>
        <Segment
          label={t(($) => $.execute.how)}
          value={result}
          options={WORK_RESULTS.map((value) => ({ value, label: t(($) => $.result[value]) }))}
          onValueChange={setResult}
        />
      </FieldGroup>
      {isDone && <Met errors={result === 'as_planned' ? (met?.errors ?? []) : []} />}
      {fit && fit.findings.length > 0 && <FitFindings answer={fit} position={item.to?.position ?? null} />}
      {fit?.overridable === true && (
        <OverrideField canOverride={canOverride}>
          {(texts) => (
            <form.AppField name="override_reason">
              {(field) => <field.NotesField {...texts} rows={2} required />}
            </form.AppField>
          )}
        </OverrideField>
      )}
      {isElsewhere && (
        <PlaceChoice
          value={place}
          width={width}
          errors={{
            place:
              isAsked && place.node === null
                ? t(($) => $.execute.place_missing)
                : (wrong['to.node_id'] ?? wrong['node_id'] ?? wrong['to'])?.detail,
            position: (wrong['to.position'] ?? wrong['position'])?.detail,
            lane: wrong['to.lane']?.detail,
          }}
          onChange={(next) => {
            setPlace(next)
            setWrong({})
          }}
        />
      )}
      {isMade && (
        <form.AppField name="serial_number">
          {(field) => <field.TextField label={t(($) => $.execute.serial_number)} face="code" nullable />}
        </form.AppField>
      )}
      {isEnd && ends && (
        <>
          <form.AppField name="category">
            {(field) => (
              <field.SelectField
                label={life(($) => $.category)}
                options={reasons}
                emptyLabel={life(($) => $.choose)}
              />
            )}
          </form.AppField>
          <form.AppField name="reason">
            {(field) => (
              <field.NotesField
                label={life(($) => $.reason)}
                help={life(($) => $.reason_help, { count: REASON_FROM })}
                rows={2}
                required
              />
            )}
          </form.AppField>
          <EndingFields ending={ending} asset={ends} />
        </>
      )}
      <form.AppField name="note">
        {(field) => (
          <field.NotesField
            label={t(($) => (result === 'as_planned' ? $.act.note : $.execute.note))}
            rows={2}
            required={result !== 'as_planned'}
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}

const placeInput = ({ position, face, lane }: ChosenPlace, node_id: string, width: Width | null) => ({
  node_id,
  position,
  face: position === null ? null : face,
  lane: position === null ? null : (lane ?? firstLane(width)),
})

/** What is against executing it now, besides the place. */
function Met({ errors }: { errors: readonly { code: string; detail: string }[] }) {
  const { t } = useTranslation('work')
  if (errors.length === 0) return null
  return (
    <Alert tone="error" title={t(($) => $.check.against)} live>
      {errors.map(({ code, detail }) => (
        <p key={code}>{detail}</p>
      ))}
    </Alert>
  )
}
