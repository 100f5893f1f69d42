import { ASSET_CATEGORIES, DATA_BEARING } from '@plenum/domain/asset-type'
import { isBuiltInType } from '@plenum/domain/built-in-types'
import { AssetTypeInput, type AssetTypeRecord } from '@plenum/domain/asset-type-record'
import { AttributeList, MOST_ATTRIBUTES } from '@plenum/domain/type-attributes'
import { useTranslation } from '@plenum/i18n/react'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import * as Sheet from '@plenum/ui/sheet'
import * as v from 'valibot'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import { MergeView } from '#app/form/merge-view.tsx'
import { NumberField } from '#app/form/number-field.tsx'
import { SheetForm } from '#app/form/sheet-form.tsx'
import { useRecordForm, type RecordEditing } from '#app/form/use-record-form.ts'
import { AttributesField } from './attributes-field.tsx'
import { MountsField } from './mounts-field.tsx'

const Own = v.object({ ...AssetTypeInput.entries, attributes: AttributeList, hidden: v.boolean() })
// Of a type that every company starts with nobody types code and name.
const BuiltIn = v.object({ ...Own.entries, name: v.string() })
export type TypeDraft = v.InferInput<typeof Own>
const FIELDS = v.keyof(Own).options
/** Where the kind of each attribute lies. */
const KINDS = Array.from({ length: MOST_ATTRIBUTES }, (_, at) => `attributes[${at}].kind`)

const BLANK: TypeDraft = {
  code: '',
  name: '',
  category: 'it',
  mounts: ['unit'],
  data_bearing: 'no',
  maintenance_days: null,
  attributes: [],
  hidden: false,
}

/** A type as its form holds it. */
export const draftOf = (type: AssetTypeRecord | null): TypeDraft =>
  type === null ? BLANK : v.parse(v.object(BuiltIn.entries), { ...type, name: type.name ?? '' })

interface TypeFormProps extends RecordEditing<AssetTypeRecord, TypeDraft> {
  /** Null for a type that is being added. */
  type: AssetTypeRecord | null
}

/** What a company says of a type; of those it started with only what it decides for itself. */
export function TypeForm({ type, ...editing }: TypeFormProps) {
  const { t } = useTranslation('catalogue')
  const fields = useTranslation('fields').t
  const attributeWords = useAttributeWords()
  const isFixed = type !== null && isBuiltInType(type.code)
  const { form, began, conflict, frame } = useRecordForm(type, {
    ...editing,
    schema: isFixed ? BuiltIn : Own,
    fields: FIELDS,
    parts: KINDS,
    draftOf,
    failed: t(($) => $.failed.save),
  })
  if (conflict)
    return (
      <Sheet.Body>
        <MergeView
          conflict={conflict}
          words={{
            label: (field) => t(($) => $.type_field[field]),
            value: (field, values) =>
              field === 'attributes'
                ? values.attributes.map(attributeWords.title).join(', ')
                : values[field] === null
                  ? null
                  : String(values[field]),
          }}
          onDone={editing.onSaved}
        />
      </Sheet.Body>
    )
  return (
    <form.AppForm>
      <SheetForm {...frame}>
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
            <form.AppField name="mounts">{() => <MountsField />}</form.AppField>
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
        <form.AppField name="attributes">
          {() => (
            <AttributesField
              kindOf={(index, control) => (
                <form.AppField name={`attributes[${index}].kind`}>{control}</form.AppField>
              )}
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
      </SheetForm>
    </form.AppForm>
  )
}
