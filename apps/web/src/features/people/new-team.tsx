import { TeamInput, type Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { DialogForm, FormDialog } from '#app/form/form-dialog.tsx'
import { refusalOf } from '#app/form/use-sending.ts'
import { useSentForm } from '#app/form/use-sent-form.ts'
import { notify } from '#app/notices/notify.ts'
import { api, peopleQueries } from './queries.ts'

interface NewTeamProps {
  onMade: (team: Team) => void
  onClose: () => void
}

/** Adding a team: a name and what it is for. */
export function NewTeam({ onMade, onClose }: NewTeamProps) {
  const { t } = useTranslation('teams')
  return (
    <FormDialog title={t(($) => $.add)} onClose={onClose}>
      <NewTeamForm onMade={onMade} />
    </FormDialog>
  )
}

const BLANK: TeamInput = { name: '', description: null }

function NewTeamForm({ onMade }: Pick<NewTeamProps, 'onMade'>) {
  const { t } = useTranslation('teams')
  const common = useTranslation('common').t
  const queryClient = useQueryClient()
  const make = async (input: TeamInput) => {
    const made = await api.teams.create(input)
    await queryClient.invalidateQueries({ queryKey: peopleQueries.all() })
    void notify({ type: 'success', title: t(($) => $.created), message: made.name })
    onMade(made)
  }
  const { form, isSending, sent } = useSentForm({
    blank: BLANK,
    schema: TeamInput,
    fields: ['name', 'description'],
    failed: t(($) => $.create_failed),
    onSend: (input) => refusalOf(make(input)),
  })
  return (
    <DialogForm {...sent} submit={common(($) => $.actions.add)} isSending={isSending}>
      <form.AppField name="name">
        {(field) => <field.TextField label={t(($) => $.name)} required autoFocus />}
      </form.AppField>
      <form.AppField name="description">
        {(field) => (
          <field.TextField label={t(($) => $.description)} help={t(($) => $.description_help)} nullable />
        )}
      </form.AppField>
    </DialogForm>
  )
}
