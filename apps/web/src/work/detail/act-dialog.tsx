import type { WorkRequest } from '@plenum/domain/work-request'
import { BLOCKERS, type WorkAction } from '@plenum/domain/work-stage'
import { reasonText } from '@plenum/domain/reason'
import { text } from '@plenum/domain/text'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { OverrideField } from '#app/fit/override-field.tsx'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { useWords } from '#app/page/use-words.ts'
import { api, workQueries } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { CheckFindings } from './check-findings.tsx'
import { CHECKED, OVERRIDING, transitionOf } from './transitions.ts'
import { ImpactPreview } from './work-impact.tsx'

interface ActDialogProps {
  /** As it is now: somebody else may change it while the dialog is open. */
  request: WorkRequest
  action: WorkAction
  canOverride: boolean
  onClose: () => void
}

const REASON_MAX = 500

const Plain = v.object({
  reason: v.nullable(v.string()),
  blocker: v.nullable(v.string()),
  expected_on: v.nullable(v.string()),
  override_reason: v.string(),
})
const explained = text(REASON_MAX)
const blocker = v.picklist(BLOCKERS, 'required')
const BLANK: v.InferInput<typeof Plain> = {
  reason: '',
  blocker: null,
  expected_on: null,
  override_reason: '',
}

const DANGEROUS: readonly WorkAction[] = ['reject', 'cancel']

/** Asks what a change of stage needs: a reason, what blocks it, or why it goes on against the fit check. */
export function ActDialog({ request, action, canOverride, onClose }: ActDialogProps) {
  useWords('fit')
  const { t } = useTranslation('work')
  const { change } = useWorkChange()
  const isExplained = transitionOf(request.stage, action)?.explained === true
  const isBlock = action === 'block'
  const check = useQuery({ ...workQueries.check(request, useLanguage()), enabled: CHECKED.includes(action) })
  const needsOverride = OVERRIDING.includes(action) && check.data?.overridable === true
  const isOverride = needsOverride && canOverride
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: v.object({
      ...Plain.entries,
      ...(isExplained && { reason: explained }),
      ...(isBlock && { blocker }),
      ...(isOverride && { override_reason: reasonText }),
    }),
    // a reason that is asked for since the check has no field yet: that is said above the form
    fields: ['reason', 'blocker', 'expected_on', ...(isOverride ? (['override_reason'] as const) : [])],
    failed: t(($) => $.not_changed),
    onSend: async (values) => {
      const said = {
        action,
        reason: values.reason?.trim() || null,
        ...(isBlock && {
          blocker: BLOCKERS.find((each) => each === values.blocker) ?? null,
          expected_on: values.expected_on,
        }),
        ...(isOverride && { override_reason: values.override_reason.trim() }),
      }
      const ended = await change(api.work.act(request, said), ({ code, stage }) =>
        t(($) => $.acted, { code, stage: t(($) => $.stage[stage]) }),
      )
      if (ended === null) onClose()
      return ended
    },
  })
  const isOpen = request.actions.includes(action)
  return (
    <FormDialog
      title={t(($) => $.act.title, { action: t(($) => $.action[action]), code: request.code })}
      text={t(($) => $.act[action])}
      onClose={onClose}
    >
      <DialogForm
        {...sent}
        submit={t(($) => $.action[action])}
        tone={DANGEROUS.includes(action) ? 'danger' : 'primary'}
        isSending={isSending}
      >
        {!isOpen && (
          <Alert tone="warning" live>
            {t(($) => $.act.closed, { stage: t(($) => $.stage[request.stage]) })}
          </Alert>
        )}
        {CHECKED.includes(action) && <CheckFindings check={check} request={request} />}
        {action === 'approve' && request.impact && (
          <ImpactPreview impact={request.impact} submitted_at={request.submitted_at} />
        )}
        {isBlock && (
          <form.AppField name="blocker">
            {(field) => (
              <field.SelectField
                label={t(($) => $.act.blocker)}
                emptyLabel={t(($) => $.act.choose)}
                options={BLOCKERS.map((value) => ({ value, label: t(($) => $.blocker[value]) }))}
              />
            )}
          </form.AppField>
        )}
        {isBlock && (
          <form.AppField name="expected_on">
            {(field) => <field.DateField label={t(($) => $.field.expected_on)} />}
          </form.AppField>
        )}
        {needsOverride && (
          <OverrideField canOverride={canOverride}>
            {(texts) => (
              <form.AppField name="override_reason">
                {(field) => <field.NotesField {...texts} rows={2} required />}
              </form.AppField>
            )}
          </OverrideField>
        )}
        <form.AppField name="reason">
          {(field) => (
            <field.NotesField
              label={t(($) => (isExplained ? $.act.reason : $.act.note))}
              rows={3}
              required={isExplained}
            />
          )}
        </form.AppField>
      </DialogForm>
    </FormDialog>
  )
}
