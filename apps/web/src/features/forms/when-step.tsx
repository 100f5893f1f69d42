import { PRIORITIES } from '@plenum/domain/asset'
import { RISKS } from '@plenum/domain/work-request'
import { localZone } from '@plenum/i18n/format'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { Textarea } from '@plenum/ui/textarea'
import { TextInput } from '@plenum/ui/text-input'
import { FieldGroup } from '@plenum/ui/field-group'
import { DateControl } from '#app/form/date-control.tsx'
import { instantOf, localOf } from './local-time.ts'
import { ProcedureEditor } from './procedure-editor.tsx'
import { RecordBox } from './record-box.tsx'
import type { StepProps } from './step-props.ts'
import { useTitle } from './use-title.ts'

/** When it is to be done, how urgent and how risky it is, by whom, and what else is to be known. */
export function WhenStep({ values, onChange, errorAt }: StepProps) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  const work = useTranslation('work').t
  const title = useTitle(values)
  const isFault = values.kind === 'maintenance' && values.is_fault
  return (
    <div className={stack({ gap: '5' })}>
      <Field label={t(($) => $.when.title)} help={t(($) => $.when.title_help)} error={errorAt('title')}>
        <TextInput
          value={values.title}
          placeholder={title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field
        label={t(($) => (isFault ? $.when.symptom : $.when.description))}
        error={errorAt('description')}
        required={isFault}
      >
        <Textarea
          rows={3}
          value={values.description ?? ''}
          onChange={({ target }) => onChange({ description: target.value || null })}
        />
      </Field>
      <FormColumns>
        <Field
          label={t(($) => $.when.wanted_on)}
          help={t(($) => $.when.wanted_help)}
          error={errorAt('wanted_on')}
        >
          <DateControl value={values.wanted_on} onValueChange={(wanted_on) => onChange({ wanted_on })} />
        </Field>
        <Field label={t(($) => $.when.customer)} error={errorAt('customer')}>
          <TextInput
            value={values.customer ?? ''}
            onChange={({ target }) => onChange({ customer: target.value || null })}
          />
        </Field>
        <Field label={t(($) => $.when.window_start)} error={errorAt('window_start')}>
          <TextInput
            type="datetime-local"
            max="9999-12-31T23:59"
            defaultValue={localOf(values.window_start)}
            onChange={({ target }) => onChange({ window_start: instantOf(target.value) })}
          />
        </Field>
        <Field
          label={t(($) => $.when.window_end)}
          help={t(($) => $.when.window_help, { zone: localZone() })}
          error={errorAt('window_end')}
        >
          <TextInput
            type="datetime-local"
            max="9999-12-31T23:59"
            defaultValue={localOf(values.window_end)}
            onChange={({ target }) => onChange({ window_end: instantOf(target.value) })}
          />
        </Field>
        <Field
          label={t(($) => $.when.assignee)}
          help={t(($) => $.when.assignee_help)}
          error={errorAt('assignee_id')}
        >
          <RecordBox
            noun="people"
            label={t(($) => $.when.assignee)}
            chosen={values.assignee}
            onChoose={(assignee) => onChange({ assignee })}
          />
        </Field>
        <Field label={t(($) => $.when.team)} error={errorAt('team_id')}>
          <RecordBox
            noun="teams"
            label={t(($) => $.when.team)}
            chosen={values.team}
            onChoose={(team) => onChange({ team })}
          />
        </Field>
        <FieldGroup label={fields(($) => $.asset.priority)}>
          <div>
            <Segment
              label={fields(($) => $.asset.priority)}
              value={values.priority}
              onValueChange={(priority) => onChange({ priority })}
              options={PRIORITIES.map((value) => ({ value, label: fields(($) => $.priority[value]) }))}
            />
          </div>
        </FieldGroup>
        <FieldGroup label={t(($) => $.when.risk)}>
          <div>
            <Segment
              label={t(($) => $.when.risk)}
              value={values.risk}
              onValueChange={(risk) => onChange({ risk })}
              options={RISKS.map((value) => ({ value, label: work(($) => $.risk[value]) }))}
            />
          </div>
        </FieldGroup>
      </FormColumns>
      {values.kind !== 'maintenance' && (
        <details open={values.procedure.length > 0}>
          <summary className={css({ cursor: 'pointer', textStyle: 'label' })}>
            {t(($) => $.procedure.count, { count: values.procedure.length })}
          </summary>
          <div className={css({ mt: '3' })}>
            <ProcedureEditor
              steps={values.procedure}
              errorAt={errorAt}
              onSteps={(procedure) => onChange({ procedure })}
            />
          </div>
        </details>
      )}
    </div>
  )
}
