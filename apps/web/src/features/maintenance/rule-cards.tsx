import { formatDate, formatNumber } from '@plenum/i18n/format'
import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { hstack, stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'
import { NextDue, RuleMenu, useRuleWords } from './rule-parts.tsx'
import type { RulesProps } from './rules-table.tsx'

/** Rules one below the other, as a phone has room for them. */
export function RuleCards({ rules, note, onAct }: Omit<RulesProps, 'isWhole'>) {
  const { t } = useTranslation('maintenance')
  return (
    <Table.Frame role="region" aria-label={t(($) => $.rule.label)} tabIndex={0}>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} className={card}>
            <RuleCard rule={rule} onAct={onAct} />
          </li>
        ))}
      </ul>
      {note}
    </Table.Frame>
  )
}

const card = stack({ gap: '1', px: '4', py: '3', textStyle: 'table', '& + &': { borderTop: 'hairline' } })

function RuleCard({ rule, onAct }: Pick<RulesProps, 'onAct'> & { rule: MaintenanceRule }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const { when, scope } = useRuleWords(rule)
  const { name, work, last_done, open_requests } = rule
  return (
    <>
      <div className={hstack({ gap: '2', alignItems: 'start', justifyContent: 'space-between' })}>
        <span className={css({ fontWeight: 'medium', minWidth: '0', overflowWrap: 'anywhere' })}>{name}</span>
        {onAct && <RuleMenu rule={rule} onAct={onAct} />}
      </div>
      <span>
        {t(($) => $.work[work])} · {when}
      </span>
      <span className={css({ color: 'text.muted' })}>{scope}</span>
      <dl className={hstack({ columnGap: '4', rowGap: '1', flexWrap: 'wrap' })}>
        <Fact term={t(($) => $.rule.next)}>
          <NextDue rule={rule} />
        </Fact>
        {last_done && <Fact term={t(($) => $.rule.last)}>{formatDate(language, last_done)}</Fact>}
        {open_requests > 0 && (
          <Fact term={t(($) => $.rule.open)}>{formatNumber(language, open_requests)}</Fact>
        )}
      </dl>
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={hstack({ gap: '1.5', alignItems: 'baseline' })}>
    <dt className={css({ color: 'text.muted' })}>{term}</dt>
    <dd>{children}</dd>
  </div>
)
