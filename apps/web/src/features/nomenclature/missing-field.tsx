import { useTranslation } from '@plenum/i18n/react'
import { Field } from '@plenum/ui/field'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { RadioGroup } from '@plenum/ui/radio-group'
import { TextInput } from '@plenum/ui/text-input'

interface MissingFieldProps {
  /** Whether a code may also be left out. */
  mayRefuse: boolean
  /** What stands in; null where no code is made. */
  value: string | null
  canWrite: boolean
  onChange: (value: string | null) => void
}

const USUAL = 'X'
const LONGEST = 8

/** What becomes of a code where a value of the template is missing. */
export function MissingField({ mayRefuse, value, canWrite, onChange }: MissingFieldProps) {
  const { t } = useTranslation('nomenclature')
  const isWrong = value !== null && !/^[A-Za-z0-9]{1,8}$/.test(value)
  return (
    <div className={stack({ gap: '3' })}>
      {mayRefuse && (
        <RadioGroup
          label={t(($) => $.missing)}
          value={value === null ? 'refuse' : 'stand_in'}
          disabled={!canWrite}
          options={[
            {
              value: 'refuse',
              label: t(($) => $.missing_refuse),
              help: t(($) => $.missing_refuse_help),
            },
            { value: 'stand_in', label: t(($) => $.missing_stand_in) },
          ]}
          onValueChange={(chosen) => onChange(chosen === 'refuse' ? null : (value ?? USUAL))}
        />
      )}
      {value !== null && (
        <Field
          label={t(($) => $.stand_in)}
          error={isWrong ? t(($) => $.stand_in_fault) : undefined}
          className={css({ maxWidth: '[12rem]' })}
        >
          <TextInput
            face="code"
            maxLength={LONGEST}
            value={value}
            disabled={!canWrite}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </div>
  )
}
