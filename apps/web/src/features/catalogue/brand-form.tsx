import { blankBrand, BrandPatch, BrandRecord } from '@plenum/domain/brand'
import { useTranslation } from '@plenum/i18n/react'
import * as Sheet from '@plenum/ui/sheet'
import * as v from 'valibot'
import { MergeView } from '#app/form/merge-view.tsx'
import { SheetForm } from '#app/form/sheet-form.tsx'
import { useRecordForm, type RecordEditing } from '#app/form/use-record-form.ts'

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

interface BrandFormProps extends RecordEditing<BrandRecord, BrandDraft> {
  /** Null for a brand that is being added. */
  brand: BrandRecord | null
}

/** What is said of a brand, editable. */
export function BrandForm({ brand, ...editing }: BrandFormProps) {
  const { t } = useTranslation('catalogue')
  const { form, conflict, frame } = useRecordForm(brand, {
    ...editing,
    schema: Draft,
    fields: FIELDS,
    draftOf,
    failed: t(($) => $.failed.save),
  })
  if (conflict)
    return (
      <Sheet.Body>
        <MergeView
          conflict={conflict}
          words={{
            label: (field) => t(($) => $.brand_field[field]),
            value: (field, values) => values[field],
          }}
          onDone={editing.onSaved}
        />
      </Sheet.Body>
    )
  return (
    <form.AppForm>
      <SheetForm {...frame}>
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
      </SheetForm>
    </form.AppForm>
  )
}
