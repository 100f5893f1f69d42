import { ClientError } from '@plenum/api-client/client-error'
import { TeamInput, type Team } from '@plenum/domain/team'
import { Button } from '@plenum/ui/button'
import * as Dialog from '@plenum/ui/dialog'
import { Form } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { revalidateLogic } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '#app/form/app-form.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { api, peopleQueries } from './queries.ts'

interface NewTeamProps {
  onMade: (team: Team) => void
  onClose: () => void
}

/** Adding a team: a name and what it is for. */
export function NewTeam({ onMade, onClose }: NewTeamProps) {
  const { t } = useTranslation('teams')
  const common = useTranslation('common').t
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.add)} closeLabel={common(($) => $.actions.close)} />
        <NewTeamForm onMade={onMade} onClose={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

const BLANK: TeamInput = { name: '', description: null }

function NewTeamForm({ onMade, onClose }: NewTeamProps) {
  const { t } = useTranslation('teams')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const form = useAppForm({
    defaultValues: BLANK,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: TeamInput },
    onSubmit: async ({ value, formApi }) => {
      try {
        const made = await api.teams.create(value)
        await queryClient.invalidateQueries({ queryKey: peopleQueries.all() })
        void notify({ type: 'success', title: t(($) => $.created), message: made.name })
        onMade(made)
      } catch (error) {
        const fields = error instanceof ClientError ? fieldErrorsOf(error, ['name', 'description']) : {}
        formApi.setErrorMap({ onSubmit: { fields } })
        setFailure(Object.keys(fields).length === 0 ? errorWords(error) : undefined)
      }
    },
  })
  return (
    <Form
      alert={failure === undefined ? undefined : { title: t(($) => $.create_failed), message: failure }}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <Dialog.Body>
        <div className={stack({ gap: '4' })}>
          <form.AppField name="name">
            {(field) => <field.TextField label={t(($) => $.name)} required autoFocus />}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.TextField label={t(($) => $.description)} help={t(($) => $.description_help)} nullable />
            )}
          </form.AppField>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
        <form.AppForm>
          <form.SubmitButton label={common(($) => $.actions.add)} />
        </form.AppForm>
      </Dialog.Footer>
    </Form>
  )
}
