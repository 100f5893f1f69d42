import type { ClientError } from '@plenum/api-client/client-error'
import { PRIORITIES } from '@plenum/domain/asset'
import { MAINTENANCE_WORKS } from '@plenum/domain/maintenance-rule'
import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { FormColumns } from '@plenum/ui/form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DialogForm } from '#app/form/form-dialog.tsx'
import { useErrorWords } from '#app/form/field-error.ts'
import { NumberField } from '#app/form/number-field.tsx'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { OwnerBox } from './choice-boxes.tsx'
import { choiceQueries } from './queries.ts'
import { RULE_FIELDS, RuleDraft } from './rule-draft.ts'
import { ScopeFields } from './scope-fields.tsx'
import { WhenFields } from './when-fields.tsx'

/** Fields whose boxes are drawn together; the form knows them, so that what is refused of them can be said. */
const BOXES = ['asset_types', 'place', 'assets', 'assignee', 'team'] as const

interface RuleFormProps {
  blank: RuleDraft
  submit: string
  /** Stands in its place for as long as something is to be chosen; what was typed is kept. */
  choice: ReactNode
  /** Reads what is said by now. */
  onSend: (read: () => RuleDraft) => Promise<ClientError | 'stale' | null>
}

/** What a rule does, for what, when it is due, and who gets it. */
export function RuleForm({ blank, submit, choice, onSend }: RuleFormProps) {
  const { t } = useTranslation('maintenance')
  const words = useTranslation('fields').t
  const errorWords = useErrorWords()
  const templates = useQuery(choiceQueries.templates())
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: RuleDraft,
    fields: RULE_FIELDS,
    failed: t(($) => $.rule.not_saved),
    onSend: (): ReturnType<typeof onSend> => onSend(() => form.state.values),
  })
  // a field's name decides what its value is, which the form's own type cannot follow
  const set = <Name extends keyof RuleDraft>(name: Name, value: RuleDraft[Name]) =>
    form.setFieldValue(name, value as never)
  if (choice !== null) return choice
  return (
    <DialogForm {...sent} submit={submit} isSending={isSending}>
      <form.AppField name="name">
        {(field) => <field.TextField label={t(($) => $.rule.name)} required autoFocus />}
      </form.AppField>
      <FormColumns>
        <form.AppField name="work">
          {(field) => (
            <field.SelectField
              label={t(($) => $.rule.work)}
              options={MAINTENANCE_WORKS.map((value) => ({ value, label: t(($) => $.work[value]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="priority">
          {(field) => (
            <field.SelectField
              label={t(($) => $.form.priority)}
              options={PRIORITIES.map((value) => ({ value, label: words(($) => $.priority[value]) }))}
            />
          )}
        </form.AppField>
      </FormColumns>
      {BOXES.map((name) => (
        <form.Field key={name} name={name}>
          {() => null}
        </form.Field>
      ))}
      <form.Subscribe selector={(state) => state}>
        {({ values, fieldMeta }) => (
          <>
            <ScopeFields
              value={values}
              errors={{
                asset_types: errorWords(fieldMeta.asset_types?.errors),
                place: errorWords(fieldMeta.place?.errors),
                assets: errorWords(fieldMeta.assets?.errors),
              }}
              onChange={set}
            />
            <WhenFields value={values} onChange={set}>
              <form.AppField name="every">
                {() => <NumberField label={t(($) => $.form.every)} min={1} max={999} />}
              </form.AppField>
              <form.AppField name="starts_on">
                {(field) => (
                  <field.DateField
                    label={t(($) => (values.by === 'done' ? $.form.first_due : $.form.starts_on))}
                  />
                )}
              </form.AppField>
            </WhenFields>
            <form.AppField name="lead_days">
              {() => <NumberField label={t(($) => $.form.lead_days)} min={0} max={90} />}
            </form.AppField>
            <FormColumns>
              <Field label={t(($) => $.form.assignee)} error={errorWords(fieldMeta.assignee?.errors)}>
                <OwnerBox
                  kind="user"
                  label={t(($) => $.form.assignee)}
                  chosen={values.assignee}
                  onChoose={(assignee) => form.setFieldValue('assignee', assignee)}
                />
              </Field>
              <Field label={t(($) => $.form.team)} error={errorWords(fieldMeta.team?.errors)}>
                <OwnerBox
                  kind="team"
                  label={t(($) => $.form.team)}
                  chosen={values.team}
                  onChoose={(team) => form.setFieldValue('team', team)}
                />
              </Field>
            </FormColumns>
          </>
        )}
      </form.Subscribe>
      <form.AppField name="template_id">
        {(field) => (
          <field.SelectField
            label={t(($) => $.form.template)}
            emptyLabel={t(($) => $.form.no_template)}
            options={(templates.data?.results ?? [])
              .filter(({ kind }) => kind === 'maintenance')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form.AppField>
      <form.AppField name="description">
        {(field) => (
          <field.NotesField
            label={t(($) => $.form.description)}
            help={t(($) => $.form.description_help)}
            rows={3}
          />
        )}
      </form.AppField>
    </DialogForm>
  )
}
