import './later.css'
import { passwordRules } from '@plenum/ui/recipes'
import { Check, Dot } from 'lucide-react'
import { Hidden } from './hidden.tsx'

export interface PasswordRule {
  /** What is asked for: 'A number'. */
  label: string
  met: boolean
}

interface PasswordRulesProps {
  rules: readonly PasswordRule[]
  words: {
    /** Name of the list: 'The password has'. */
    label: string
    met: string
    unmet: string
    /** The whole in one sentence, announced once typing rests: '3 of 5 rules met'. */
    summary: (met: number, rules: number) => string
  }
}

const FAIR_FROM = 0.5

/** What a new password must have, ticked off while it is typed. Stands under its field. */
export function PasswordRules({ rules, words }: PasswordRulesProps) {
  const met = rules.filter((rule) => rule.met).length
  const part = met / Math.max(rules.length, 1)
  const styles = passwordRules({ strength: part === 1 ? 'strong' : part >= FAIR_FROM ? 'fair' : 'weak' })
  return (
    <div className={styles.root}>
      <div aria-hidden="true" className={styles.track}>
        {rules.map((rule, index) => (
          <span key={rule.label} {...(index < met && { 'data-full': '' })} className={styles.bar} />
        ))}
      </div>
      <Hidden>
        <span role="status">{met > 0 && words.summary(met, rules.length)}</span>
      </Hidden>
      <ul aria-label={words.label} className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.label} {...(rule.met && { 'data-met': '' })} className={styles.rule}>
            <span aria-hidden="true" className={styles.mark}>
              {rule.met ? <Check /> : <Dot />}
            </span>
            <span>
              {rule.label} <Hidden>{rule.met ? words.met : words.unmet}</Hidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
