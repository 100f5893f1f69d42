import { NODE_STATUSES, type PlaceNode } from '@plenum/domain/node'
import { factsOf, type PlaceFact } from '@plenum/domain/place-facts'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form, FormActions } from '@plenum/ui/form'
import { grid } from '@plenum/ui/patterns'
import { useRef } from 'react'
import { ConfirmLeave } from '#app/form/confirm-leave.tsx'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Saved } from '#app/form/saved.ts'
import { useEditedForm } from '#app/form/use-edited-form.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { FactControl } from './fact-control.tsx'
import { draftOf, fieldsOf, PlaceDraft, type PlaceField } from './place-draft.ts'
import { useFactWords } from './place-words.ts'

interface PlaceFormProps {
  place: PlaceNode
  /** Changes the place as it was seen. */
  onSave: (seen: PlaceNode, draft: PlaceDraft) => Promise<Saved<PlaceNode>>
  /** Saved, or given up. */
  onDone: () => void
}

/** What is known of a place, editable: nothing typed is lost unasked, and nobody else's change unseen. */
export function PlaceForm({ place, onSave, onDone }: PlaceFormProps) {
  const { t } = useTranslation('hierarchy')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const words = useFieldWords()
  const handle = useRef<FormHandle>(null)
  const { form, conflict, isBack, goOn, failure, isSending, send } = useEditedForm<
    PlaceNode,
    PlaceField,
    PlaceDraft,
    PlaceDraft
  >(place, {
    schema: PlaceDraft,
    draftOf,
    valuesOf: (draft) => draft,
    fields: fieldsOf(place.type),
    send: onSave,
    ref: handle,
  })
  const save = async () => {
    if (await send()) onDone()
  }
  const leave = (then: PlaceNode) => {
    goOn(then)
    onDone()
  }
  return (
    <>
      {conflict ? (
        <MergeView conflict={conflict} words={words} onDone={leave} />
      ) : (
        <Form
          alert={failure && { title: t(($) => $.save_failed), message: errorWords(failure) }}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className={fieldGrid}>
            <form.AppField name="name">
              {(field) => <field.TextField label={t(($) => $.name)} required autoFocus={!isBack} />}
            </form.AppField>
            <form.AppField name="code">
              {(field) => <field.TextField label={t(($) => $.code)} face="code" nullable />}
            </form.AppField>
            <form.AppField name="status">
              {(field) => (
                <field.SelectField
                  label={t(($) => $.status)}
                  options={NODE_STATUSES.map((value) => ({ value, label: t(($) => $.statuses[value]) }))}
                />
              )}
            </form.AppField>
            {factsOf(place.type).map((fact) => (
              <form.AppField key={fact} name={fact}>
                {() => <FactControl type={place.type} fact={fact} />}
              </form.AppField>
            ))}
            <div className={css({ gridColumn: '1 / -1' })}>
              <form.AppField name="description">
                {(field) => <field.NotesField label={t(($) => $.description)} rows={2} />}
              </form.AppField>
            </div>
          </div>
          <FormActions place="inView">
            <Button type="submit" tone="primary" loading={isSending} autoFocus={isBack}>
              {common(($) => $.actions.save)}
            </Button>
            <Button
              tone="quiet"
              onClick={() => {
                form.reset()
                onDone()
              }}
            >
              {common(($) => $.actions.discard)}
            </Button>
          </FormActions>
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

const OWN = ['name', 'code', 'status', 'description'] as const
const isOwn = (field: PlaceField): field is (typeof OWN)[number] => OWN.some((own) => own === field)
const isFact = (field: PlaceField): field is PlaceFact => !isOwn(field)

function useFieldWords() {
  const { t } = useTranslation('hierarchy')
  const facts = useFactWords()
  return {
    label: (field: PlaceField): string => (isFact(field) ? facts.label(field) : t(($) => $[field])),
    value: (field: PlaceField, draft: PlaceDraft): string | null => {
      if (isFact(field)) return facts.value(field, draft[field])
      return field === 'status' ? t(($) => $.statuses[draft.status]) : (draft[field] ?? null)
    },
  }
}

const fieldGrid = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})
