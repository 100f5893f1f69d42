import type { Model } from '@plenum/domain/library'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { flex, stack } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'
import { useState } from 'react'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { ModelChoice } from '#app/reservations/model-choice.tsx'
import { quiet } from './asset-mark.tsx'
import { namesOf } from './name-pattern.ts'
import { blankThing, type Thing } from './values.ts'

const MOST = 100
const NAME_MOST = 120

/** Things that are yet to come: so many of a model, named by a pattern. */
export function NewThings({ onAdd }: { onAdd: (things: readonly Thing[]) => void }) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const [model, setModel] = useState<Model>()
  const [count, setCount] = useState<number | null>(1)
  const [pattern, setPattern] = useState('')
  const many = Math.min(Math.max(1, Math.round(count ?? 1)), MOST)
  const names = pattern.trim() === '' ? [] : namesOf(pattern, many)
  const missing =
    model === undefined
      ? t(($) => $.what.model_first)
      : names.length === 0
        ? t(($) => $.what.name_first)
        : names.some((name) => name.length > NAME_MOST)
          ? t(($) => $.what.name_long)
          : undefined
  const shown =
    names.length > 3
      ? [...names.slice(0, 2), '…', names.at(-1) ?? ''].join(', ')
      : formatList(language, names)
  const add = () => {
    if (model === undefined || missing !== undefined) return
    const { id, name, u_height, width } = model
    onAdd(names.map((each) => blankThing({ model: { id, name, u_height, width }, name: each })))
    setPattern('')
  }
  return (
    <div className={stack({ gap: '2' })}>
      <div className={flex({ wrap: 'wrap', gap: '3', align: 'flex-start' })}>
        <Field
          label={t(($) => $.what.model_label)}
          className={css({ width: { base: 'full', md: '[18rem]' } })}
        >
          <ModelChoice value={model?.id} onChange={(_, chosen) => setModel(chosen)} />
        </Field>
        <Field label={t(($) => $.what.quantity)} className={css({ width: '[7rem]' })}>
          <NumberInput
            locale={language}
            words={fields(($) => $.number, { returnObjects: true })}
            min={1}
            max={MOST}
            fractionDigits={0}
            value={count}
            onValueChange={setCount}
          />
        </Field>
        <Field
          label={t(($) => $.what.pattern)}
          help={t(($) => $.what.pattern_help)}
          className={css({ width: { base: 'full', md: '[16rem]' } })}
        >
          <TextInput
            face="code"
            value={pattern}
            placeholder={t(($) => $.what.pattern_example)}
            onChange={({ target }) => setPattern(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // the form would go on to its next step
              event.preventDefault()
              add()
            }}
          />
        </Field>
      </div>
      <div className={flex({ gap: '3', align: 'center', wrap: 'wrap' })}>
        <Button disabledReason={missing} onClick={add}>
          {t(($) => $.what.add_new, { count: many })}
        </Button>
        <span role="status" className={quiet}>
          {shown}
        </span>
      </div>
    </div>
  )
}
