import type { ProcedureStep } from '@plenum/domain/work-item'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { NumberInput } from '@plenum/ui/number-input'
import { flex } from '@plenum/ui/patterns'
import { TextInput } from '@plenum/ui/text-input'

type Reading = NonNullable<ProcedureStep['reading']>

interface ReadingFieldsProps {
  reading: Reading
  onReading: (reading: Reading) => void
}

/** What is read at a step, and between which limits it should be. */
export function ReadingFields({ reading, onReading }: ReadingFieldsProps) {
  const { t } = useTranslation('forms')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  return (
    <div className={flex({ gap: '3', wrap: 'wrap' })}>
      <Field label={t(($) => $.procedure.reading_name)} className={css({ flex: '1', minWidth: '[12rem]' })}>
        <TextInput
          value={reading.name}
          onChange={({ target }) => onReading({ ...reading, name: target.value })}
        />
      </Field>
      <Field label={t(($) => $.procedure.unit)} className={css({ width: '[6rem]' })}>
        <TextInput
          value={reading.unit}
          onChange={({ target }) => onReading({ ...reading, unit: target.value })}
        />
      </Field>
      {(['min', 'max'] as const).map((limit) => (
        <Field key={limit} label={t(($) => $.procedure[limit])} className={css({ width: '[8rem]' })}>
          <NumberInput
            locale={language}
            words={fields(($) => $.number, { returnObjects: true })}
            value={reading[limit] ?? null}
            onValueChange={(value) => onReading({ ...reading, [limit]: value })}
          />
        </Field>
      ))}
    </div>
  )
}
