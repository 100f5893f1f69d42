import { ASSET_CATEGORIES, DATA_BEARING, isBuiltInType, MOUNTS } from '@plenum/domain/asset-type'
import { AssetTypeInput, type AssetTypeRecord } from '@plenum/domain/asset-type-record'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { Form } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import * as Sheet from '@plenum/ui/sheet'
import { revalidateLogic } from '@tanstack/react-form'
import { useImperativeHandle, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useAppForm } from '#app/form/app-form.ts'
import { MergeView } from '#app/form/merge-view.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import type { Saved } from '#app/form/saved.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useEditing } from '#app/form/use-editing.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'

const Own = v.object({ ...AssetTypeInput.entries, hidden: v.boolean() })
// Of a type that every company starts with nobody types code and name.
const BuiltIn = v.object({ ...Own.entries, name: v.string() })
export type TypeDraft = v.InferInput<typeof Own>
const FIELDS = v.keyof(Own).options

const BLANK: TypeDraft = {
  code: '',
  name: '',
  category: 'it',
  mount: 'unit',
  data_bearing: 'no',
  maintenance_days: null,
  hidden: false,
}

/** A type as its form holds it. */
export const draftOf = (type: AssetTypeRecord | null): TypeDraft =>
  type === null ? BLANK : v.parse(v.object(BuiltIn.entries), { ...type, name: type.name ?? '' })

interface TypeFormProps {
  /** Null for a type that is being added. */
  type: AssetTypeRecord | null
  ref?: Ref<FormHandle>
  onSave: (seen: AssetTypeRecord | null, draft: TypeDraft) => Promise<Saved<AssetTypeRecord>>
  onSaved: () => void
  onDiscard: () => void
}

/** What a company says of a type; of those it started with only what it decides for itself. */
export function TypeForm({ type, ref, onSave, onSaved, onDiscard }: TypeFormProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const fields = useTranslation('fields').t
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<string>()
  const editing = useEditing<AssetTypeRecord | null, keyof TypeDraft, TypeDraft>(type, {
    fields: FIELDS,
    valuesOf: draftOf,
    send: onSave,
  })
  const { began, conflict } = editing
  const isFixed = began !== null && isBuiltInType(began.code)
  const form = useAppForm({
    defaultValues: draftOf(began),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: isFixed ? BuiltIn : Own },
  })
  const save = async (): Promise<boolean> => {
    if (conflict) return false
    setFailure(undefined)
    await form.handleSubmit()
    if (!form.state.isValid) return false
    const ended = await editing.save(() => form.state.values)
    if (ended.at !== 'refused') return ended.at === 'saved'
    const errors = fieldErrorsOf(ended.error, FIELDS)
    form.setErrorMap({ onSubmit: { fields: errors } })
    if (Object.keys(errors).length === 0) setFailure(errorWords(ended.error))
    return false
  }
  useImperativeHandle(ref, () => ({ isUnsaved: () => !form.state.isDefaultValue, save }))
  if (conflict)
    return (
      <Sheet.Body>
        <MergeView
          conflict={conflict}
          words={{
            label: (field) => t(($) => $.type_field[field]),
            value: (field, values) => (values[field] === null ? null : String(values[field])),
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
        void save().then((saved) => saved && onSaved())
      }}
    >
      <Sheet.Body className={stack({ gap: '4' })}>
        {failure !== undefined && (
          <Alert tone="error" live title={t(($) => $.failed.save)}>
            {failure}
          </Alert>
        )}
        {isFixed && <p className={css({ color: 'text.muted' })}>{t(($) => $.sheet.built_in_help)}</p>}
        {began === null && (
          <form.AppField name="code">
            {(field) => (
              <field.TextField
                label={t(($) => $.type_field.code)}
                help={t(($) => $.sheet.code_help)}
                face="code"
                required
              />
            )}
          </form.AppField>
        )}
        {!isFixed && (
          <>
            <form.AppField name="name">
              {(field) => <field.TextField label={t(($) => $.type_field.name)} required />}
            </form.AppField>
            <form.AppField name="category">
              {(field) => (
                <field.SelectField
                  label={t(($) => $.type_field.category)}
                  options={ASSET_CATEGORIES.map((value) => ({
                    value,
                    label: fields(($) => $.category[value]),
                  }))}
                />
              )}
            </form.AppField>
            <form.AppField name="mount">
              {(field) => (
                <field.SelectField
                  label={t(($) => $.type_field.mount)}
                  options={MOUNTS.map((value) => ({ value, label: t(($) => $.mount[value]) }))}
                />
              )}
            </form.AppField>
            <form.AppField name="data_bearing">
              {(field) => (
                <field.SelectField
                  label={t(($) => $.type_field.data_bearing)}
                  options={DATA_BEARING.map((value) => ({ value, label: t(($) => $.data_bearing[value]) }))}
                />
              )}
            </form.AppField>
          </>
        )}
        <form.AppField name="maintenance_days">
          {() => (
            <NumberField
              label={t(($) => $.type_field.maintenance_days)}
              unit={t(($) => $.days_unit)}
              min={1}
              max={3660}
            />
          )}
        </form.AppField>
        {began !== null && (
          <form.AppField name="hidden">
            {(field) => (
              <Checkbox
                label={t(($) => $.shown)}
                checked={!field.state.value}
                onChange={({ target }) => field.handleChange(!target.checked)}
              />
            )}
          </form.AppField>
        )}
      </Sheet.Body>
      <Sheet.Footer>
        <form.AppForm>
          <form.SubmitButton
            label={common(($) => (began ? $.actions.save : $.actions.create))}
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
