import { PRIORITIES } from '@plenum/domain/asset'
import { SLA_HOURS_MAX } from '@plenum/domain/sla'
import { RISKS, WORK_KINDS } from '@plenum/domain/work-request'
import type { WorkTemplate } from '@plenum/domain/work-template'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { FieldGroup } from '@plenum/ui/field-group'
import { FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { useStore } from '@tanstack/react-form'
import { MergeView } from '#app/form/merge-view.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { SheetForm } from '#app/form/sheet-form.tsx'
import { useRecordForm, type RecordEditing } from '#app/form/use-record-form.ts'
import { ApprovalStages } from './approval-stages.tsx'
import { ProcedureEditor } from './procedure-editor.tsx'
import { listProblems, TEMPLATE_FIELDS, TemplateDraft, templateDraftOf } from './template-draft.ts'
import { useProblemWords } from './use-problem-words.ts'
import { useTemplateWords } from './use-template-words.ts'

const SLA_FIELDS = ['sla_hours', 'sla_warning_hours'] as const

interface TemplateFormProps extends RecordEditing<WorkTemplate, TemplateDraft> {
  /** Null for one that is being added. */
  template: WorkTemplate | null
}

/** What a template says, editable. */
export function TemplateForm({ template, ...editing }: TemplateFormProps) {
  const { t } = useTranslation('forms')
  const work = useTranslation('work').t
  const fields = useTranslation('fields').t
  const words = useTemplateWords()
  const problemWords = useProblemWords()
  const { form, conflict, frame } = useRecordForm(template, {
    ...editing,
    schema: TemplateDraft,
    fields: TEMPLATE_FIELDS,
    draftOf: templateDraftOf,
    failed: t(($) => $.templates.not_saved),
  })
  const { values, tried } = useStore(form.store, (state) => ({
    values: state.values,
    tried: state.submissionAttempts > 0,
  }))
  const problems = tried ? listProblems(values) : new Map<string, string>()
  const errorAt = (path: string) => {
    const code = problems.get(path)
    return code === undefined ? undefined : problemWords({ step: 'procedure', path, code })
  }
  if (conflict)
    return (
      <Sheet.Body>
        <MergeView conflict={conflict} words={words} onDone={editing.onSaved} />
      </Sheet.Body>
    )
  return (
    <form.AppForm>
      <SheetForm {...frame}>
        <form.AppField name="name">
          {(field) => <field.TextField label={words.label('name')} required />}
        </form.AppField>
        <FormColumns>
          <form.AppField name="kind">
            {(field) => (
              <field.SelectField
                label={words.label('kind')}
                options={WORK_KINDS.map((value) => ({ value, label: work(($) => $.kind[value]) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="priority">
            {(field) => (
              <field.SelectField
                label={words.label('priority')}
                options={PRIORITIES.map((value) => ({ value, label: fields(($) => $.priority[value]) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="risk">
            {(field) => (
              <field.SelectField
                label={words.label('risk')}
                options={RISKS.map((value) => ({ value, label: work(($) => $.risk[value]) }))}
              />
            )}
          </form.AppField>
        </FormColumns>
        <form.AppField name="description">
          {(field) => <field.NotesField label={words.label('description')} rows={3} />}
        </form.AppField>
        <FormColumns>
          {SLA_FIELDS.map((name) => (
            <form.AppField key={name} name={name}>
              {() => (
                <NumberField
                  label={words.label(name)}
                  help={t(($) => $.templates.help[name])}
                  min={1}
                  max={SLA_HOURS_MAX}
                  fractionDigits={0}
                />
              )}
            </form.AppField>
          ))}
        </FormColumns>
        <form.AppField name="procedure">
          {(field) => (
            <FieldGroup label={words.label('procedure')}>
              <ProcedureEditor
                steps={field.state.value}
                errorAt={errorAt}
                onSteps={(steps) => field.handleChange(steps)}
              />
            </FieldGroup>
          )}
        </form.AppField>
        <form.AppField name="approval_stages">
          {(field) => (
            <FieldGroup
              label={words.label('approval_stages')}
              help={t(($) => (values.is_pre_approved ? $.templates.stages_unused : $.templates.stages_help))}
            >
              <ApprovalStages stages={field.state.value} onStages={(stages) => field.handleChange(stages)} />
            </FieldGroup>
          )}
        </form.AppField>
        <div className={stack({ gap: '3' })}>
          {(['is_pre_approved', 'is_verified', 'needs_evidence'] as const).map((name) => (
            <form.AppField key={name} name={name}>
              {(field) => (
                <Checkbox
                  label={t(($) => $.templates.rule[name])}
                  checked={field.state.value}
                  onChange={({ target }) => field.handleChange(target.checked)}
                />
              )}
            </form.AppField>
          ))}
        </div>
      </SheetForm>
    </form.AppForm>
  )
}
