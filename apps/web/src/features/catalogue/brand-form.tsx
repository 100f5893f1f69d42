import { blankBrand, BrandPatch, BrandRecord } from '@plenum/domain/brand'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
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
import type { Saved } from '#app/form/saved.ts'
import { fieldErrorsOf } from '#app/form/server-errors.ts'
import { useEditing } from '#app/form/use-editing.ts'
import type { FormHandle } from '#app/form/use-sending.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'

const { name, website, support_phone, support_portal, notes } = v.required(BrandPatch).entries
/** Other names stand one in each line. */
const Draft = v.object({
  name,
  aliases: v.nullable(v.string()),
  website,
  support_phone,
  support_portal,
  notes,
})
export type BrandDraft = v.InferInput<typeof Draft>
const FIELDS = v.keyof(Draft).options

/** A brand as its form holds it. */
export const draftOf = (brand: BrandRecord | null): BrandDraft => {
  const { aliases, ...words } = brand ?? blankBrand
  return {
    ...v.parse(v.omit(v.object({ ...Draft.entries, name: v.string() }), ['aliases']), words),
    aliases: aliases.join('\n') || null,
  }
}

/** The other names that a draft says, each once. */
export const aliasesOf = ({ aliases }: BrandDraft): string[] => [
  ...new Set(
    (aliases ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

interface BrandFormProps {
  /** Null for a brand that is being added. */
  brand: BrandRecord | null
  ref?: Ref<FormHandle>
  onSave: (seen: BrandRecord | null, draft: BrandDraft) => Promise<Saved<BrandRecord>>
  onSaved: () => void
  onDiscard: () => void
}

/** What is said of a brand, editable; Save and Discard stay in view. */
export function BrandForm({ brand, ref, onSave, onSaved, onDiscard }: BrandFormProps) {
  const { t } = useTranslation('catalogue')
  const common = useTranslation('common').t
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<string>()
  const editing = useEditing<BrandRecord | null, keyof BrandDraft, BrandDraft>(brand, {
    fields: FIELDS,
    valuesOf: draftOf,
    send: onSave,
  })
  const { began, conflict } = editing
  const form = useAppForm({
    defaultValues: draftOf(began),
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
            label: (field) => t(($) => $.brand_field[field]),
            value: (field, values) => values[field],
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
        <form.AppField name="name">
          {(field) => <field.TextField label={t(($) => $.brand_field.name)} required />}
        </form.AppField>
        <form.AppField name="aliases">
          {(field) => (
            <field.NotesField
              label={t(($) => $.brand_field.aliases)}
              help={t(($) => $.sheet.aliases_help)}
              rows={3}
            />
          )}
        </form.AppField>
        <form.AppField name="website">
          {(field) => <field.TextField label={t(($) => $.brand_field.website)} type="url" nullable />}
        </form.AppField>
        <form.AppField name="support_phone">
          {(field) => (
            <field.TextField label={t(($) => $.brand_field.support_phone)} inputMode="tel" nullable />
          )}
        </form.AppField>
        <form.AppField name="support_portal">
          {(field) => <field.TextField label={t(($) => $.brand_field.support_portal)} type="url" nullable />}
        </form.AppField>
        <form.AppField name="notes">
          {(field) => <field.NotesField label={t(($) => $.brand_field.notes)} />}
        </form.AppField>
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
