import { ClientError } from '@plenum/api-client/client-error'
import type { CurrentUser } from '@plenum/domain/session'
import { TeamInput, TeamPermissions, type Team } from '@plenum/domain/team'
import { Button } from '@plenum/ui/button'
import { Form, FormActions, FormColumns } from '@plenum/ui/form'
import { revalidateLogic } from '@tanstack/react-form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useAppForm } from '#app/form/app-form.ts'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { PermissionsSection } from './permissions-section.tsx'
import { valuesOf, type TeamValues } from './team-save.ts'

interface TeamFormProps {
  viewer: CurrentUser
  team: Team
  onSave: (values: TeamValues) => Promise<Team>
}

const TeamDraft = v.object({ ...TeamInput.entries, ...TeamPermissions.entries })

/** Name, description and permissions of a team; nothing typed is lost unasked. */
export function TeamForm({ viewer, team, onSave }: TeamFormProps) {
  const { t } = useTranslation('teams')
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<string>()
  const form = useAppForm({
    defaultValues: valuesOf(team),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: TeamDraft },
    onSubmit: async ({ value, formApi }) => {
      try {
        formApi.reset(valuesOf(await onSave(value)))
        setFailure(undefined)
      } catch (error) {
        const fields = error instanceof ClientError ? fieldErrorsOf(error, ['name', 'description']) : {}
        formApi.setErrorMap({ onSubmit: { fields } })
        setFailure(Object.keys(fields).length === 0 ? errorWords(error) : undefined)
      }
    },
  })
  const isUnsaved = () => !form.state.isDefaultValue
  return (
    <Form
      alert={failure === undefined ? undefined : { title: t(($) => $.save_failed), message: failure }}
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <FormColumns>
        <form.AppField name="name">
          {(field) => <field.TextField label={t(($) => $.name)} required />}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextField label={t(($) => $.description)} help={t(($) => $.description_help)} nullable />
          )}
        </form.AppField>
      </FormColumns>
      <form.AppField name="permissions">
        {(field) => (
          <PermissionsSection
            viewer={viewer}
            team={team}
            value={field.state.value}
            onChange={(permissions) => field.handleChange(permissions)}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={(state) => state.isDefaultValue}>
        {(isSaved) => (
          <FormActions place={isSaved ? 'end' : 'inView'}>
            <form.AppForm>
              <form.SubmitButton label={t(($) => $.save)} />
            </form.AppForm>
            {!isSaved && (
              <Button
                onClick={() => {
                  form.reset()
                  setFailure(undefined)
                }}
              >
                {t(($) => $.discard)}
              </Button>
            )}
          </FormActions>
        )}
      </form.Subscribe>
      <ConfirmLeave
        isUnsaved={isUnsaved}
        leaves={() => true}
        onSave={async () => {
          await form.handleSubmit()
          return !isUnsaved()
        }}
      />
    </Form>
  )
}
