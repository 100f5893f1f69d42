import { MOST_STEPS } from '@plenum/domain/ticket'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { ConsentField } from './consent-field.tsx'
import { FilesField } from './files-field.tsx'
import { StepList } from './step-list.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { blankStep, BugForm as schema, type BugValues } from './ticket-values.ts'
import { useTicketForm, type TicketFormProps } from './use-ticket-form.ts'

const FIELDS = [
  'subject',
  'expected_result',
  ...Array.from({ length: MOST_STEPS }, (_, index) => [
    `steps[${index}].text`,
    `steps[${index}].files`,
  ]).flat(),
  'steps',
]

/** Reports what goes wrong, step by step. */
export function BugForm(props: TicketFormProps<BugValues>) {
  const { t } = useTranslation('support')
  const { form, frame } = useTicketForm({ ...props, schema, fields: FIELDS })
  return (
    <TicketFrame {...frame} note={props.note}>
      <form.AppField name="subject">
        {(field) => <field.TextField label={t(($) => $.subject)} required />}
      </form.AppField>
      <form.AppField name="steps" mode="array">
        {(field) => (
          <StepList
            steps={field.state.value}
            onAdd={() => field.pushValue(blankStep())}
            onMove={(from, to) => field.moveValue(from, to)}
            onRemove={(index, { id }) => {
              field.removeValue(index)
              frame.files.forget(id)
            }}
          >
            {({ id }, index) => (
              <div className={stack({ gap: '3' })}>
                <form.AppField name={`steps[${index}].text`}>
                  {(each) => (
                    <each.NotesField label={t(($) => $.steps.text, { place: index + 1 })} rows={2} required />
                  )}
                </form.AppField>
                <form.AppField name={`steps[${index}].files`}>
                  {() => (
                    <FilesField
                      label={t(($) => $.files.of_step, { place: index + 1 })}
                      box={id}
                      needs="image"
                      files={frame.files}
                    />
                  )}
                </form.AppField>
              </div>
            )}
          </StepList>
        )}
      </form.AppField>
      <form.AppField name="expected_result">
        {(field) => <field.NotesField label={t(($) => $.expected_result)} rows={3} required />}
      </form.AppField>
      <form.AppField name="consent">{() => <ConsentField page={props.page} />}</form.AppField>
    </TicketFrame>
  )
}
