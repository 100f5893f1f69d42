import { ATTRIBUTE_KINDS, type AttributeDefinition } from '@plenum/domain/asset-attribute'
import { Field } from '@plenum/ui/field'
import { grid } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { TextInput } from '@plenum/ui/text-input'
import { useTranslation } from 'react-i18next'
import { useIssueWords, type FieldIssue } from '#app/form/field-error.ts'

interface AttributeRowProps {
  definition: AttributeDefinition
  /** What it is called, by the language where nobody has named it. */
  name: string
  /** Whether assets may have it already: then it stays of its kind. */
  isKept: boolean
  problemAt: (name: keyof AttributeDefinition) => FieldIssue | undefined
  onChange: (definition: AttributeDefinition) => void
}

/** One attribute of a type: what it is called, what it holds and in which unit. */
export function AttributeRow({ definition, name, isKept, problemAt, onChange }: AttributeRowProps) {
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
      <Field label={t(($) => $.editor.kind)} error={errorAt('kind')}>
        <Select
          value={definition.kind}
          disabled={isKept}
          onChange={({ target }) => {
            const kind = ATTRIBUTE_KINDS.find((each) => each === target.value)
            if (kind !== undefined) onChange({ ...definition, kind })
          }}
        >
          {ATTRIBUTE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(($) => $.kinds[kind])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t(($) => $.editor.unit)} error={errorAt('unit')}>
        <TextInput
          value={definition.unit ?? ''}
          onChange={({ target }) => onChange({ ...definition, unit: target.value || null })}
        />
      </Field>
    </div>
  )
}

const row = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 7.5rem 6rem' },
  columnGap: '3',
  rowGap: '2',
  alignItems: 'start',
})
