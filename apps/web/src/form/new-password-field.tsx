import { brokenPasswordRules, PASSWORD_MIN_LENGTH, PASSWORD_RULES } from '@plenum/domain/password'
import { useTranslation } from '@plenum/i18n/react'
import { PasswordRules } from '@plenum/ui/password-rules'
import { stack } from '@plenum/ui/patterns'
import { useFieldContext } from './form-contexts.ts'
import { PasswordField } from './password-field.tsx'

/** A password to be, with what it still needs. */
export function NewPasswordField({ label }: { label: string }) {
  const { t } = useTranslation('auth')
  const { state } = useFieldContext<string>()
  const broken = brokenPasswordRules(state.value)
  return (
    <div className={stack({ gap: '2' })}>
      <PasswordField label={label} autoComplete="new-password" />
      <PasswordRules
        rules={PASSWORD_RULES.map((rule) => ({
          label: t(($) => $.password_rules[rule], { count: PASSWORD_MIN_LENGTH }),
          met: !broken.includes(rule),
        }))}
        words={{
          label: t(($) => $.password_rules.label),
          met: t(($) => $.password_rules.met),
          unmet: t(($) => $.password_rules.unmet),
          summary: (met, rules) => t(($) => $.password_rules.summary, { met, rules }),
        }}
      />
    </div>
  )
}
