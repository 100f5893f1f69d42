import type { ClientError } from '@plenum/api-client/client-error'
import { FACES } from '@plenum/domain/placement'
import { useTranslation } from '@plenum/i18n/react'
import { grid } from '@plenum/ui/patterns'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { DialogForm } from '#app/form/form-dialog.tsx'
import type { LookupOption } from '#app/form/lookup-box.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { useFieldError } from '#app/form/field-error.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { OwnerField } from './owner-field.tsx'
import { ReservationDraft } from './reservation-draft.ts'

/** What is said of a reservation. */
export const RESERVATION_FIELDS = v.keyof(ReservationDraft).options

interface ReservationFormProps {
  blank: ReservationDraft
  owner: LookupOption | null
  /** Whether it says which units it is about, and whether they can still be more or fewer. */
  units: 'all' | 'place' | 'none'
  submit: string
  failed: string
  /** Stands in its place for as long as something is to be chosen; what was typed is kept. */
  choice?: ((owner: LookupOption | null) => ReactNode) | undefined
  /** Reads what is said by now. */
  onSend: (read: () => ReservationDraft) => Promise<ClientError | 'stale' | null>
}

/** Whose a reservation is, until when, why, and of which units. */
export function ReservationForm({
  blank,
  units,
  submit,
  failed,
  choice,
  onSend,
  ...props
}: ReservationFormProps) {
  const { t } = useTranslation('reservations')
  const fields = useTranslation('fields').t
  const [owner, setOwner] = useState(props.owner)
  const { form, isSending, sent } = useSentForm({
    blank,
    schema: ReservationDraft,
    fields: RESERVATION_FIELDS,
    failed,
    onSend: (): ReturnType<typeof onSend> => onSend(() => form.state.values),
  })
  if (choice) return choice(owner)
  return (
    <DialogForm {...sent} submit={submit} isSending={isSending}>
      {units !== 'none' && (
        <div className={grid({ columns: units === 'all' ? 3 : 2, gap: '3' })}>
          <form.AppField name="position">
            {() => <NumberField label={t(($) => $.dialog.position)} min={1} max={100.5} fractionDigits={1} />}
          </form.AppField>
          {units === 'all' && (
            <form.AppField name="u_height">
              {() => (
                <NumberField
                  label={t(($) => $.dialog.height)}
                  min={0.5}
                  max={60}
                  step={1}
                  fractionDigits={1}
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="face">
            {(field) => (
              <field.SelectField
                label={t(($) => $.dialog.side)}
                options={FACES.map((value) => ({ value, label: fields(($) => $.face[value]) }))}
                emptyLabel={t(($) => $.dialog.both)}
              />
            )}
          </form.AppField>
        </div>
      )}
      <form.AppField name="owner_id">
        {(field) => (
          <Owner
            chosen={owner}
            onChoose={(chosen) => {
              setOwner(chosen)
              field.handleChange(chosen?.id ?? '')
            }}
          />
        )}
      </form.AppField>
      <form.AppField name="expires_on">
        {(field) => <field.DateField label={t(($) => $.dialog.expires_on)} />}
      </form.AppField>
      {blank.reason !== null && (
        <form.AppField name="reason">
          {(field) => <field.TextField label={t(($) => $.dialog.reason)} required />}
        </form.AppField>
      )}
    </DialogForm>
  )
}

function Owner(props: { chosen: LookupOption | null; onChoose: (owner: LookupOption | null) => void }) {
  return <OwnerField {...props} error={useFieldError()} />
}
