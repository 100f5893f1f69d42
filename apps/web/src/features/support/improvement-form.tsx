import { useTranslation } from '@plenum/i18n/react'
import { ConsentField } from './consent-field.tsx'
import { FilesField } from './files-field.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { ImprovementForm as schema, type ImprovementValues } from './ticket-values.ts'
import { useTicketForm, type TicketFormProps } from './use-ticket-form.ts'

const FIELDS = ['subject', 'usefulness', 'desired_features', 'files']

/** Suggests an improvement. */
export function ImprovementForm(props: TicketFormProps<ImprovementValues>) {
  const { t } = useTranslation('support')
  const { form, frame } = useTicketForm({ ...props, schema, fields: FIELDS })
  return (
    <TicketFrame {...frame} note={props.note}>
      <form.AppField name="subject">
        {(field) => <field.TextField label={t(($) => $.subject)} required />}
      </form.AppField>
      <form.AppField name="usefulness">
        {(field) => <field.NotesField label={t(($) => $.usefulness)} required />}
      </form.AppField>
      <form.AppField name="desired_features">
        {(field) => <field.NotesField label={t(($) => $.desired_features)} required />}
      </form.AppField>
      <form.AppField name="files">
        {() => <FilesField label={t(($) => $.files.label)} box="files" needs="nothing" files={frame.files} />}
      </form.AppField>
      <form.AppField name="consent">{() => <ConsentField page={props.page} />}</form.AppField>
    </TicketFrame>
  )
}
