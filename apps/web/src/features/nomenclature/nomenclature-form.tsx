import { HAND_TYPED, type Nomenclature } from '@plenum/domain/nomenclature'
import { isTyped } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form, FormActions } from '@plenum/ui/form'
import { RadioGroup } from '@plenum/ui/radio-group'
import { Suspense, useRef } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import type { Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { part } from '#app/notices/part.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { MissingField } from './missing-field.tsx'
import {
  draftOf,
  NOMENCLATURE_FIELDS,
  NomenclatureDraft,
  scopeOf,
  valuesOf,
  withScope,
} from './nomenclature-draft.ts'
import { ScopeField } from './scope-field.tsx'
import { TemplateField } from './template-field.tsx'

const NomenclatureMerge = part(async () => (await import('./nomenclature-merge.tsx')).NomenclatureMerge)

interface NomenclatureFormProps {
  made: Nomenclature
  canWrite: boolean
  onSave: (seen: Nomenclature, values: NomenclatureDraft) => Promise<Saved<Nomenclature>>
  /** What is typed, as it is typed. */
  onDraft: (draft: NomenclatureDraft) => void
}

/** How the codes of one template are made. */
export function NomenclatureForm({ made, canWrite, onSave, onDraft }: NomenclatureFormProps) {
  const { t } = useTranslation('nomenclature')
  const errorWords = useErrorWords()
  const handle = useRef<FormHandle>(null)
  const { form, conflict, isBack, goOn, failure, isSending, send } = useEditedForm(made, {
    schema: NomenclatureDraft,
    draftOf,
    valuesOf,
    fields: NOMENCLATURE_FIELDS,
    send: onSave,
    ref: handle,
  })
  const tell = () => onDraft(form.state.values)
  if (conflict) {
    return (
      <Suspense fallback={null}>
        <NomenclatureMerge
          conflict={conflict}
          onDone={(saved) => {
            goOn(saved)
            onDraft(draftOf(saved))
          }}
        />
      </Suspense>
    )
  }
  return (
    <>
      <Form
        alert={failure && { title: t(($) => $.save_failed), message: errorWords(failure) }}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <fieldset disabled={!canWrite} className={css({ display: 'contents' })}>
          <form.AppField name="template" listeners={{ onChange: tell }}>
            {(field) => (
              <TemplateField
                entity={made.entity}
                value={field.state.value}
                canWrite={canWrite}
                onChange={(text) => field.handleChange(text)}
              />
            )}
          </form.AppField>
          <form.AppField name="scope" listeners={{ onChange: tell }}>
            {(field) => (
              <form.Subscribe selector={({ values }) => values.template}>
                {(template) => (
                  <ScopeField
                    template={template}
                    scope={scopeOf({ template, scope: field.state.value })}
                    canWrite={canWrite}
                    onChange={(token, isIn) => field.handleChange(withScope(field.state.value, token, isIn))}
                  />
                )}
              </form.Subscribe>
            )}
          </form.AppField>
          <form.AppField name="stand_in" listeners={{ onChange: tell }}>
            {(field) => (
              <MissingField
                mayRefuse={isTyped(made.entity)}
                value={field.state.value}
                canWrite={canWrite}
                onChange={(value) => field.handleChange(value)}
              />
            )}
          </form.AppField>
          {isTyped(made.entity) && (
            <form.AppField name="hand_typed">
              {(field) => (
                <RadioGroup
                  label={t(($) => $.hand_typed)}
                  value={field.state.value}
                  disabled={!canWrite}
                  options={HAND_TYPED.map((value) => ({
                    value,
                    label: t(($) => $.hand[value]),
                    help: t(($) => $.hand_help[value]),
                  }))}
                  onValueChange={(value) => field.handleChange(value)}
                />
              )}
            </form.AppField>
          )}
        </fieldset>
        {canWrite && (
          <form.Subscribe selector={(state) => state.isDefaultValue}>
            {(isSaved) => (
              <FormActions place={isSaved ? 'end' : 'inView'}>
                <form.AppForm>
                  <form.SubmitButton label={t(($) => $.save)} isWaiting={isSending} autoFocus={isBack} />
                </form.AppForm>
                {!isSaved && (
                  <Button
                    onClick={() => {
                      goOn(made)
                      onDraft(draftOf(made))
                    }}
                  >
                    {t(($) => $.discard)}
                  </Button>
                )}
              </FormActions>
            )}
          </form.Subscribe>
        )}
      </Form>
      <ConfirmLeave
        isUnsaved={() => handle.current?.isUnsaved() ?? false}
        leaves={() => true}
        onSave={async () => (await handle.current?.save()) ?? false}
      />
    </>
  )
}
