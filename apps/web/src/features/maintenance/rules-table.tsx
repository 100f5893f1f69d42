import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import type { ReactNode } from 'react'
import { NextDue, RuleMenu, useRuleWords, type RuleAct } from './rule-parts.tsx'

export interface RulesProps {
  rules: readonly MaintenanceRule[]
  isWhole: boolean
  note?: ReactNode
  /** Left out for who may not write them. */
  onAct?: ((act: RuleAct, rule: MaintenanceRule) => void) | undefined
}

/** Rules in rows: what is done, when, for what, and when it is due next. */
export function RulesTable({ rules, isWhole, note, onAct }: RulesProps) {
  const { t } = useTranslation('maintenance')
  return (
    <Table.Frame tabIndex={0}>
      <Table.Grid
        label={t(($) => $.rule.label)}
        columns="minmax(11rem, 1.6fr) 7rem minmax(15rem, 2fr) minmax(8rem, 1fr) 8.5rem 7.5rem 5rem 3rem"
        rowCount={isWhole ? rules.length + 1 : -1}
      >
        <Table.Head>
          <Table.HeadCell>{t(($) => $.rule.name)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.rule.work)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.rule.when)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.rule.for)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.rule.next)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.rule.last)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.rule.open)}</Table.HeadCell>
          <Table.HeadCell>
            <Hidden>{t(($) => $.rule.column_actions)}</Hidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rules.map((rule, at) => (
            <Row key={rule.id} rule={rule} rowIndex={at + 2} onAct={onAct} />
          ))}
        </Table.Body>
      </Table.Grid>
      {note}
    </Table.Frame>
  )
}

interface RowProps extends Pick<RulesProps, 'onAct'> {
  rule: MaintenanceRule
  rowIndex: number
}

function Row({ rule, rowIndex, onAct }: RowProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const { when, scope } = useRuleWords(rule)
  const { name, open_requests } = rule
  return (
    <Table.Row rowIndex={rowIndex}>
      <Table.Cell weight="strong" title={name}>
        <span className={cut}>{name}</span>
      </Table.Cell>
      <Table.Cell>{t(($) => $.work[rule.work])}</Table.Cell>
      <Table.Cell title={when}>
        <span className={cut}>{when}</span>
      </Table.Cell>
      <Table.Cell title={scope}>
        <span className={cut}>{scope}</span>
      </Table.Cell>
      <Table.Cell>
        <NextDue rule={rule} />
      </Table.Cell>
      <Table.Cell>{rule.last_done && formatDate(language, rule.last_done)}</Table.Cell>
      <Table.Cell>{open_requests > 0 && formatNumber(language, open_requests)}</Table.Cell>
      <Table.Cell>{onAct && <RuleMenu rule={rule} onAct={onAct} />}</Table.Cell>
    </Table.Row>
  )
}

const cut = css({ display: 'block', minWidth: '0', truncate: true })
