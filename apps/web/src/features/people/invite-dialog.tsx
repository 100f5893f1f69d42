import { ClientError } from '@plenum/api-client/client-error'
import { refusalOfInvitation } from '@plenum/domain/access'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import { InvitationInput } from '@plenum/domain/user'
import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import * as Dialog from '@plenum/ui/dialog'
import { Form } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { revalidateLogic } from '@tanstack/react-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'

interface InviteDialogProps {
  viewer: CurrentUser
  teams: readonly Team[]
  onInvite: (input: InvitationInput) => Promise<unknown>
  onClose: () => void
}

const BLANK: InvitationInput = { email: '', team_id: null, is_administrator: false }

/** Asks for whom to invite, to which team and with what rights. */
export function InviteDialog(props: InviteDialogProps) {
  const { t } = useTranslation('people')
  const common = useTranslation('common').t
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && props.onClose()}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.invite.title)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.invite.text)}</Dialog.Description>
        <InviteForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function InviteForm({ viewer, teams, onInvite, onClose }: InviteDialogProps) {
  const { t } = useTranslation('people')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<string>()
  const form = useAppForm({
    defaultValues: BLANK,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: InvitationInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        await onInvite(value)
        void notify({ type: 'success', title: t(($) => $.invite.sent), message: value.email.trim() })
        onClose()
      } catch (error) {
        const fields = error instanceof ClientError ? fieldErrorsOf(error, ['email', 'team_id']) : {}
        formApi.setErrorMap({ onSubmit: { fields } })
        setFailure(Object.keys(fields).length === 0 ? errorWords(error) : undefined)
      }
    },
  })
  const offered = teams.filter(
    (team) => refusalOfInvitation(viewer, { is_administrator: false, team }) === null,
  )
  return (
    <Form
      alert={failure === undefined ? undefined : { title: t(($) => $.invite.failed), message: failure }}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <Dialog.Body>
        <div className={stack({ gap: '4' })}>
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label={t(($) => $.invite.email)}
                type="email"
                autoComplete="off"
                required
                autoFocus
              />
            )}
          </form.AppField>
          <form.AppField name="team_id">
            {(field) => (
              <field.SelectField
                label={t(($) => $.invite.team)}
                help={t(($) => $.invite.team_help)}
                emptyLabel={t(($) => $.no_team)}
                options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </form.AppField>
          {viewer.is_administrator && (
            <form.AppField name="is_administrator">
              {(field) => (
                <Checkbox
                  label={t(($) => $.invite.administrator)}
                  checked={field.state.value ?? false}
                  onChange={(event) => field.handleChange(event.target.checked)}
                />
              )}
            </form.AppField>
          )}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
        <form.AppForm>
          <form.SubmitButton label={t(($) => $.invite.send)} />
        </form.AppForm>
      </Dialog.Footer>
    </Form>
  )
}
