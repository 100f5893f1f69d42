import type { ProcedureStep } from '@plenum/domain/work-item'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form, FormActions } from '@plenum/ui/form'
import { useStore } from '@tanstack/react-form'
import * as v from 'valibot'
import { NumberField } from '#app/form/number-field.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { api } from '../queries.ts'
import { useWorkChange } from '../use-work-change.ts'
import { isOutside } from './holds.ts'
import { useLimits } from './use-limits.ts'

const Free = v.object({ reading: v.nullable(v.number()), note: v.nullable(v.string()) })
const Read = v.object({ ...Free.entries, reading: v.number('required') })
const BLANK: v.InferInput<typeof Free> = { reading: null, note: null }

/** Says that a step is done: with what was read, where it asks for that. */
export function StepForm({ request, step }: { request: WorkRequest; step: ProcedureStep }) {
  const { t } = useTranslation('work')
  const { change } = useWorkChange()
  const limits = useLimits()
  const { reading } = step
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: reading === null ? Free : Read,
    fields: ['reading', 'note'],
    failed: t(($) => $.not_changed),
    onSend: (values) => change(api.work.step(request, step.id, { done: true, ...values })),
  })
  const read = useStore(form.store, (state) => state.values.reading)
  return (
    <Form {...sent} className={css({ maxWidth: 'form' })}>
      {reading && (
        <form.AppField name="reading">
          {() => (
            <NumberField label={reading.name} unit={reading.unit} fractionDigits={3} help={limits(reading)} />
          )}
        </form.AppField>
      )}
      {reading && read !== null && isOutside(reading, read) && (
        <Alert tone="warning" live>
          {t(($) => $.procedure.outside, { limits: limits(reading) })}
        </Alert>
      )}
      {reading && (
        <form.AppField name="note">
          {(field) => <field.NotesField label={t(($) => $.act.note)} rows={1} />}
        </form.AppField>
      )}
      <FormActions>
        <Button type="submit" size="compact" loading={isSending}>
          {t(($) => (step.is_hold_point ? $.procedure.reach : $.procedure.do))}
        </Button>
      </FormActions>
    </Form>
  )
}
