import { blankFacts, ModelEdit, ModelRecord, type ModelPatch } from '@plenum/domain/model'
import { UNKNOWN_TYPE } from '@plenum/domain/asset-type'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Form } from '@plenum/ui/form'
import { grid, stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { revalidateLogic } from '@tanstack/react-form'
import { useIsMutating } from '@tanstack/react-query'
import { useImperativeHandle, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useAppForm } from '#app/form/app-form.ts'
import { MergeView } from '#app/form/merge-view.tsx'
import type { Saved } from '#app/form/saved.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useEditing } from '#app/form/use-editing.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { creations } from './brand-field.tsx'
import { FactControl } from './fact-control.tsx'
import { Misfits, misfitsIn } from './misfits.tsx'
import { MODEL_GROUPS, specOf, TYPED_FIELDS, typedIn, type TypedField } from './model-fields.ts'
import { useFactWords } from './use-fact-words.ts'

/** What is typed of a model; ports and slots come from files. */
const Draft = v.object({
  ...v.omit(ModelEdit, ['ports', 'slots']).entries,
  brand_id: v.pipe(v.string('required'), v.nonEmpty('required'), v.uuid('invalid_id')),
})
export type ModelDraft = v.InferInput<typeof Draft>

const { ports: _ports, slots: _slots, ...facts } = blankFacts
const BLANK: ModelDraft = { ...facts, brand_id: '', name: '', asset_type: UNKNOWN_TYPE, lifecycle: 'draft' }

/** A model as its form holds it. */
export const draftOf = (model: ModelRecord | null): ModelDraft =>
  model === null ? BLANK : v.parse(v.object(Draft.entries), model)

/** What of a draft differs from the model. */
export const patchOf = (seen: ModelRecord, draft: ModelDraft): ModelPatch => {
  const before = draftOf(seen)
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((field) => (draft[field] === before[field] ? [] : [[field, draft[field]]])),
  )
}

interface ModelFormProps {
  /** Null for a model that is being added. */
  model: ModelRecord | null
  /** The brand of a new one. */
  brand?: { id: string; name: string } | undefined
  ref?: Ref<FormHandle>
  onSave: (seen: ModelRecord | null, draft: ModelDraft) => Promise<Saved<ModelRecord>>
  onSaved: () => void
  onDiscard: () => void
}

/** The facts of a model, editable; Save and Discard stay in view. */
export function ModelForm({ model, brand, ref, onSave, onSaved, onDiscard }: ModelFormProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const isMaking = useIsMutating({ mutationKey: creations }) > 0
  const [failure, setFailure] = useState<Error>()
  const [brands, setBrands] = useState(() => new Map(brand ? [[brand.id, brand.name]] : []))
  const editing = useEditing<ModelRecord | null, TypedField, ModelDraft>(model, {
    fields: TYPED_FIELDS,
    valuesOf: draftOf,
    send: onSave,
  })
  const { began, conflict } = editing
  const brandOf = (id: string) =>
    [began?.brand, conflict?.theirs?.brand].find((one) => one?.id === id)?.name ?? brands.get(id) ?? '\u2003'
  const factWords = useFactWords(brandOf)
  const form = useAppForm({
    defaultValues: began === null && brand ? { ...BLANK, brand_id: brand.id } : draftOf(began),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: Draft },
  })
  const save = async (): Promise<boolean> => {
    if (conflict) return false
    setFailure(undefined)
    await form.handleSubmit()
    if (!form.state.isValid) return false
    const ended = await editing.save(() => form.state.values)
    if (ended.at !== 'refused') return ended.at === 'saved'
    const errors = fieldErrorsOf(ended.error, TYPED_FIELDS)
    form.setErrorMap({ onSubmit: { fields: errors } })
    if (Object.keys(errors).length === 0 || misfitsIn(ended.error).length > 0) setFailure(ended.error)
    return false
  }
  useImperativeHandle(ref, () => ({ isUnsaved: () => !form.state.isDefaultValue, save }))
  if (conflict)
    return (
      <Sheet.Body>
        <MergeView
          conflict={conflict}
          words={{
            label: (field) => t(($) => $.field[field]),
            value: (field, values) => factWords(field, values[field]),
          }}
          onDone={onSaved}
        />
      </Sheet.Body>
    )
  return (
    <Form
      className={css({ flex: '1', minHeight: '0', gap: '0' })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMaking) void save().then((saved) => saved && onSaved())
      }}
    >
      <Sheet.Body className={stack({ gap: '6' })}>
        {failure && misfitsIn(failure).length > 0 && (
          <Misfits title={t(($) => $.misfits.title)} misfits={misfitsIn(failure)} />
        )}
        {failure && misfitsIn(failure).length === 0 && (
          <Alert tone="error" live title={t(($) => $.failed.save)}>
            {errorWords(failure)}
          </Alert>
        )}
        {MODEL_GROUPS.map((group) => (
          <section key={group} className={stack({ gap: '3' })}>
            <h3 className={css({ textStyle: 'strong' })}>{t(($) => $.group[group])}</h3>
            <div className={fieldGrid}>
              {typedIn(group).map((field) => (
                <div key={field} className={isWide(field) ? css({ gridColumn: '1 / -1' }) : undefined}>
                  <form.AppField name={field}>
                    {() => (
                      <FactControl
                        field={field}
                        brandOf={brandOf}
                        onBrand={({ id, name }) => setBrands((known) => new Map(known).set(id, name))}
                        help={
                          field === 'brand_id' && began !== null
                            ? t(($) => $.sheet.own_brand_help)
                            : undefined
                        }
                      />
                    )}
                  </form.AppField>
                </div>
              ))}
            </div>
          </section>
        ))}
      </Sheet.Body>
      <Sheet.Footer>
        <form.AppForm>
          <form.SubmitButton
            label={common(($) => (began ? $.actions.save : $.actions.create))}
            isWaiting={isMaking}
            autoFocus={editing.isBack}
          />
        </form.AppForm>
        <Button
          tone="quiet"
          onClick={() => {
            form.reset()
            onDiscard()
          }}
        >
          {common(($) => $.actions.discard)}
        </Button>
      </Sheet.Footer>
    </Form>
  )
}

const fieldGrid = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})

const WIDE = ['brand', 'notes']
const isWide = (field: TypedField) => field === 'name' || WIDE.includes(specOf(field).kind.is)
