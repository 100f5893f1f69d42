import { Field } from '@plenum/ui/field'
import { Select } from '@plenum/ui/select'
import { useFieldError } from './field-error.ts'
import { useFieldContext } from './form-contexts.ts'

const ANSWERS = { '': null, yes: true, no: false } as const
type Answer = keyof typeof ANSWERS
const isAnswer = (text: string): text is Answer => Object.hasOwn(ANSWERS, text)
const answerOf = (value: unknown): Answer => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')

interface YesNoFieldProps {
  label: string
  words: { unknown: string; yes: string; no: string }
}

/** Yes, no, or nobody knows. */
export function YesNoField({ label, words }: YesNoFieldProps) {
  const field = useFieldContext<unknown>()
  return (
    <Field label={label} error={useFieldError()}>
      <Select
        name={field.name}
        value={answerOf(field.state.value)}
        onChange={({ target }) => isAnswer(target.value) && field.handleChange(ANSWERS[target.value])}
        onBlur={field.handleBlur}
      >
        <option value="">{words.unknown}</option>
        <option value="yes">{words.yes}</option>
        <option value="no">{words.no}</option>
      </Select>
    </Field>
  )
}
