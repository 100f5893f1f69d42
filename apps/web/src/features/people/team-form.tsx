import type { CurrentUser } from '@plenum/domain/session'
import { TeamInput, TeamPermissions, type Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Form, FormActions } from '@plenum/ui/form'
import { useRef } from 'react'
import * as v from 'valibot'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import type { Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { MayApprove } from './may-approve.tsx'
import { PermissionsSection } from './permissions-section.tsx'
import { TeamMerge } from './team-merge-view.tsx'
import { fieldsOf, TEAM_FIELDS, type TeamFields } from './team-save.ts'

interface TeamFormProps {
  viewer: CurrentUser
  team: Team
  /** Changes the team as it was seen. */
  onSave: (seen: Team, values: TeamFields) => Promise<Saved<Team>>
}

const TeamDraft = v.object({ ...TeamInput.entries, ...TeamPermissions.entries, may_approve: v.boolean() })

type Draft = v.InferInput<typeof TeamDraft>

const draftOf = ({ name, description, permissions, may_approve }: Team): Draft => ({
  name,
  description,
  permissions,
  may_approve,
})

/** Name, description and permissions of a team; nothing typed is lost unasked, and nobody else's change unseen. */
export function TeamForm({ viewer, team, onSave }: TeamFormProps) {
  const { t } = useTranslation('teams')
  const errorWords = useErrorWords()
  const handle = useRef<FormHandle>(null)
  const { form, conflict, isBack, goOn, failure, isSending, send } = useEditedForm(team, {
    schema: TeamDraft,
    draftOf,
    valuesOf: fieldsOf,
    fields: TEAM_FIELDS,
    send: onSave,
    ref: handle,
  })
  return (
    <>
      {conflict ? (
        <TeamMerge conflict={conflict} onDone={goOn} />
      ) : (
        <Form
          alert={failure && { title: t(($) => $.save_failed), message: errorWords(failure) }}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <form.AppField name="name">
            {(field) => <field.TextField label={t(($) => $.name)} required />}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.NotesField
                label={t(($) => $.description)}
                help={t(($) => $.description_help)}
                rows={2}
              />
            )}
          </form.AppField>
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
          <form.AppField name="may_approve">
            {(field) => (
              <MayApprove
                viewer={viewer}
                team={team}
                value={field.state.value}
                onChange={(may_approve) => field.handleChange(may_approve)}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={(state) => state.isDefaultValue}>
            {(isSaved) => (
              <FormActions place={isSaved ? 'end' : 'inView'}>
                <form.AppForm>
                  <form.SubmitButton label={t(($) => $.save)} isWaiting={isSending} autoFocus={isBack} />
                </form.AppForm>
                {!isSaved && <Button onClick={() => goOn(team)}>{t(($) => $.discard)}</Button>}
              </FormActions>
            )}
          </form.Subscribe>
        </Form>
      )}
      <ConfirmLeave
        isUnsaved={() => handle.current?.isUnsaved() ?? false}
        leaves={() => true}
        onSave={async () => (await handle.current?.save()) ?? false}
      />
    </>
  )
}
