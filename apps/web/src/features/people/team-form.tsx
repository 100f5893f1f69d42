import type { ClientError } from '@plenum/api-client/client-error'
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
import type { Saved } from '#app/form/saved.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useEditing } from '#app/form/use-editing.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { PermissionsSection } from './permissions-section.tsx'
import { TeamMerge } from './team-merge-view.tsx'
import { fieldsOf, TEAM_FIELDS, type TeamField, type TeamFields } from './team-save.ts'

interface TeamFormProps {
  viewer: CurrentUser
  team: Team
  /** Changes the team as it was seen. */
  onSave: (seen: Team, values: TeamFields) => Promise<Saved<Team>>
}

const TeamDraft = v.object({ ...TeamInput.entries, ...TeamPermissions.entries })

type Draft = v.InferInput<typeof TeamDraft>

const flat = ({ permissions, ...words }: Draft): TeamFields => ({ ...words, ...permissions })
const draftOf = ({ name, description, permissions }: Team): Draft => ({ name, description, permissions })

/** Name, description and permissions of a team; nothing typed is lost unasked, and nobody else's change unseen. */
export function TeamForm({ viewer, team, onSave }: TeamFormProps) {
  const editing = useEditing<Team, TeamField, TeamFields>(team, {
    fields: TEAM_FIELDS,
    valuesOf: fieldsOf,
    send: onSave,
  })
  const { began, conflict } = editing
  const { t } = useTranslation('teams')
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<string>()
  const form = useAppForm({
    defaultValues: draftOf(began),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: TeamDraft },
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined)
      const ended = await editing.save(() => flat(formApi.state.values))
      if (ended.at === 'refused') refuse(ended.error)
      // what was typed since stays
      else if (ended.at === 'saved' && formApi.state.values !== value) editing.goOn(ended.record)
      else if (ended.at === 'saved') goOn(ended.record)
    },
  })
  if (!form.state.isTouched) editing.follow(team)
  const goOn = (from: Team) => {
    editing.goOn(from)
    form.reset(draftOf(from))
    setFailure(undefined)
  }
  const refuse = (error: ClientError) => {
    const fields = fieldErrorsOf(error, ['name', 'description'])
    form.setErrorMap({ onSubmit: { fields } })
    if (Object.keys(fields).length === 0) setFailure(errorWords(error))
  }
  const isUnsaved = () => !form.state.isDefaultValue
  return (
    <>
      {conflict ? (
        <TeamMerge conflict={conflict} onDone={goOn} />
      ) : (
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
                <field.TextField
                  label={t(($) => $.description)}
                  help={t(($) => $.description_help)}
                  nullable
                />
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
              <FormActions>
                <form.AppForm>
                  <form.SubmitButton label={t(($) => $.save)} autoFocus={editing.isBack} />
                </form.AppForm>
                {!isSaved && <Button onClick={() => goOn(team)}>{t(($) => $.discard)}</Button>}
              </FormActions>
            )}
          </form.Subscribe>
        </Form>
      )}
      <ConfirmLeave
        isUnsaved={isUnsaved}
        leaves={() => true}
        onSave={async () => {
          if (conflict === null) await form.handleSubmit()
          return !isUnsaved()
        }}
      />
    </>
  )
}
