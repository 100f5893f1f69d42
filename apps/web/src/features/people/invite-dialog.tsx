import { refusalOfInvitation } from '@plenum/domain/access'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import { InvitationInput } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { notify } from '#app/notices/notify.ts'

interface InviteDialogProps {
  viewer: CurrentUser
  teams: readonly Team[]
  /** Rejects with the server's refusal. */
  onInvite: (input: InvitationInput) => Promise<unknown>
  onClose: () => void
}

const BLANK: InvitationInput = { email: '', team_id: null, is_administrator: false }

/** Asks for whom to invite, to which team and with what rights. */
export function InviteDialog(props: InviteDialogProps) {
  const { t } = useTranslation('people')
  return (
    <FormDialog title={t(($) => $.invite.title)} text={t(($) => $.invite.text)} onClose={props.onClose}>
      <InviteForm {...props} />
    </FormDialog>
  )
}

function InviteForm({ viewer, teams, onInvite, onClose }: InviteDialogProps) {
  const { t } = useTranslation('people')
  const invite = async (input: InvitationInput) => {
    await onInvite(input)
    void notify({ type: 'success', title: t(($) => $.invite.sent), message: input.email.trim() })
    onClose()
  }
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: InvitationInput,
    fields: ['email', 'team_id'],
    failed: t(($) => $.invite.failed),
    onSend: (input) => refusalOf(invite(input)),
  })
  const offered = teams.filter(
    (team) => refusalOfInvitation(viewer, { is_administrator: false, team }) === null,
  )
  return (
    <DialogForm {...sent} submit={t(($) => $.invite.send)} isSending={isSending}>
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
    </DialogForm>
  )
}
