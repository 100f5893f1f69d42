import { ATTRIBUTE_KINDS, type AttributeDefinition } from '@plenum/domain/asset-attribute'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { grid } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import type { ReactNode } from 'react'
import { useIssueWords, type FieldIssue } from '#app/form/field-error.ts'
import { SelectField } from '#app/form/select-field.tsx'

interface AttributeRowProps {
  definition: AttributeDefinition
  /** What it is called, by the language where nobody has named it. */
  name: string
  /** As it was saved, where it was. */
  saved: AttributeDefinition | undefined
  /** Puts the control of its kind into the form. */
  kindOf: (control: () => ReactNode) => ReactNode
  problemAt: (name: keyof AttributeDefinition) => FieldIssue | undefined
  onChange: (definition: AttributeDefinition) => void
}

/** One attribute of a type: what it is called, what it holds and in which unit. */
export function AttributeRow({ definition, name, saved, kindOf, problemAt, onChange }: AttributeRowProps) {
  const { t } = useTranslation('attributes')
  const issueWords = useIssueWords()
  const errorAt = (part: keyof AttributeDefinition) => {
    const problem = problemAt(part)
    return problem && issueWords(problem)
  }
  return (
    <div className={row}>
      <Field label={t(($) => $.editor.name)} error={errorAt('name')} required>
        <TextInput value={name} onChange={({ target }) => onChange({ ...definition, name: target.value })} />
      </Field>
      {kindOf(() => (
        <SelectField
          label={t(($) => $.editor.kind)}
          options={ATTRIBUTE_KINDS.map((value) => ({ value, label: t(($) => $.kinds[value]) }))}
        />
      ))}
      <Field label={t(($) => $.editor.unit)} error={errorAt('unit')}>
        <TextInput
          value={definition.unit ?? ''}
          onChange={({ target }) => onChange({ ...definition, unit: target.value || null })}
        />
      </Field>
      {saved !== undefined && saved.unit !== null && saved.unit !== definition.unit && (
        <p className={note}>{t(($) => $.editor.unit_kept, { unit: saved.unit })}</p>
      )}
    </div>
  )
}

const row = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 7.5rem 6rem' },
  columnGap: '3',
  rowGap: '2',
  alignItems: 'start',
})

const note = css({ gridColumn: '1 / -1', textStyle: 'caption', color: 'text.muted' })
