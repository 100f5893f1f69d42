import { Profile } from '@plenum/domain/account'
import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { Form, FormActions, FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import type { Ref } from 'react'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'

interface ProfileFormProps {
  user: CurrentUser
  ref?: Ref<FormHandle>
  /** Changes the person as he was seen. */
  onSave: (seen: CurrentUser, profile: Profile) => Promise<Saved<CurrentUser>>
}

const FIELDS = ['name', 'surname', 'phone_number'] as const

const profileOf = ({ name, surname, phone_number }: CurrentUser): Profile => ({ name, surname, phone_number })

/** Who one is, and what only others may change of it. */
export function ProfileForm({ user, ref, onSave }: ProfileFormProps) {
  const { t } = useTranslation('profile')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const { form, conflict, isBack, goOn, failure, isSending, send } = useEditedForm(user, {
    schema: Profile,
    draftOf: profileOf,
    valuesOf: (profile) => profile,
    fields: FIELDS,
    send: onSave,
    ref,
  })
  return (
    <div className={stack({ gap: '4' })}>
      {conflict ? (
        <MergeView
          conflict={conflict}
          words={{
            title: t(($) => $.personal.stale),
            label: (field) => t(($) => $.personal[field]),
            value: (field, values) => values[field],
          }}
          onDone={goOn}
        />
      ) : (
        <Form
          alert={failure && { title: t(($) => $.personal.failed), message: errorWords(failure) }}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <FormColumns>
            <form.AppField name="name">
              {(field) => (
                <field.TextField label={t(($) => $.personal.name)} autoComplete="given-name" required />
              )}
            </form.AppField>
            <form.AppField name="surname">
              {(field) => (
                <field.TextField label={t(($) => $.personal.surname)} autoComplete="family-name" required />
              )}
            </form.AppField>
          </FormColumns>
          <form.AppField name="phone_number">
            {(field) => (
              <field.TextField
                label={t(($) => $.personal.phone_number)}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                nullable
              />
            )}
          </form.AppField>
          <FormActions>
            <form.AppForm>
              <form.SubmitButton
                label={common(($) => $.actions.save)}
                isWaiting={isSending}
                autoFocus={isBack}
              />
            </form.AppForm>
          </FormActions>
        </Form>
      )}
      <div>
        <DefinitionList>
          <Definition term={t(($) => $.personal.company)}>{user.company.name}</Definition>
          <Definition term={t(($) => $.personal.team)}>
            {user.team?.name ?? t(($) => $.personal.no_team)}
          </Definition>
        </DefinitionList>
        <p className={css({ textStyle: 'caption', color: 'text.muted', mt: '1' })}>
          {t(($) => $.personal.managed)}
        </p>
      </div>
    </div>
  )
}
