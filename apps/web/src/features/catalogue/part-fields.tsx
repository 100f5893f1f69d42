import type { Port, Slot } from '@plenum/domain/port'
import { rangeCount } from '@plenum/domain/port-range'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { grid } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { TextInput } from '@plenum/ui/text-input'
import { useIssueWords, type FieldIssue } from '#app/form/field-error.ts'
import { useKindWords } from '#app/parts/use-part-words.ts'

interface PartFieldsProps<Part extends Port | Slot> {
  part: Part
  kinds: readonly Part['kind'][]
  problemAt: (name: keyof Port) => FieldIssue | undefined
  onChange: (part: Part) => void
}

/** One run of ports or slots; a range in its name counts it. */
export function PartFields<Part extends Port | Slot>({
  part,
  kinds,
  problemAt,
  onChange,
}: PartFieldsProps<Part>) {
  const { t } = useTranslation('catalogue')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const kindWords = useKindWords()
  const problemWords = useProblemWords()
  const errorAt = (name: keyof Port) => problemWords(problemAt(name))
  return (
    <div className={row}>
      <Field label={t(($) => $.parts.kind)} error={errorAt('kind')}>
        <Select
          value={part.kind}
          onChange={({ target }) => {
            const kind = kinds.find((each) => each === target.value)
            if (kind !== undefined) onChange({ ...part, kind })
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t(($) => $.parts.name)} error={errorAt('name')} required>
        <TextInput
          face="code"
          value={part.name}
          onChange={({ target }) => onChange({ ...part, ...named(target.value, part) })}
        />
      </Field>
      {'type' in part && (
        <Field label={t(($) => $.parts.type)} error={errorAt('type')}>
          <TextInput
            face="code"
            value={part.type ?? ''}
            onChange={({ target }) => onChange({ ...part, type: target.value || null })}
          />
        </Field>
      )}
      <Field label={t(($) => $.parts.count)} error={errorAt('count')}>
        <NumberInput
          locale={language}
          words={fields(($) => $.number, { returnObjects: true })}
          value={part.count}
          min={1}
          max={4096}
          fractionDigits={0}
          readOnly={rangeCount(part.name) === part.count}
          onValueChange={(count) => onChange({ ...part, count: count ?? 1 })}
        />
      </Field>
    </div>
  )
}

const row = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '3',
  rowGap: '2',
  alignItems: 'start',
})

/** A name with what its range counts; where it has lost its range it is one. */
function named(name: string, before: Port | Slot) {
  const ranged = rangeCount(name)
  if (ranged !== null) return { name, count: Number.isNaN(ranged) ? before.count : ranged }
  return { name, count: rangeCount(before.name) === null ? before.count : 1 }
}

/** Ranges are spoken of only here. */
function useProblemWords() {
  const { t } = useTranslation('catalogue')
  const issueWords = useIssueWords()
  return (problem: FieldIssue | undefined) => {
    if (problem?.message === 'range_falls') return t(($) => $.parts.range_falls)
    if (problem?.message === 'range_count') return t(($) => $.parts.range_count)
    return problem && issueWords(problem)
  }
}
