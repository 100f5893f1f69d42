import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreMenu } from '#app/page/more-menu.tsx'
import { useLanguage } from '#app/page/use-language.ts'
import { useRecurrenceWords } from './use-recurrence-words.ts'

export const RULE_ACTS = ['edit', 'pause', 'delete'] as const
/** What is done with a rule; `pause` resumes one that is paused. */
export type RuleAct = (typeof RULE_ACTS)[number]

interface RulesTableProps {
  rules: readonly MaintenanceRule[]
  isWhole: boolean
  note?: ReactNode
  /** Left out for who may not write them. */
  onAct?: ((act: RuleAct, rule: MaintenanceRule) => void) | undefined
}

/** Rules in rows: what is done, when, for what, and when it is due next. */
export function RulesTable({ rules, isWhole, note, onAct }: RulesTableProps) {
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

interface RowProps extends Pick<RulesTableProps, 'onAct'> {
  rule: MaintenanceRule
  rowIndex: number
}

function Row({ rule, rowIndex, onAct }: RowProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const recurrenceWords = useRecurrenceWords()
  const when = recurrenceWords(rule.recurrence)
  const { name, place, assets_total, open_requests } = rule
  const assets = t(($) => $.rule.assets, {
    count: assets_total,
    shown: formatNumber(language, assets_total),
  })
  const scope = place === null ? assets : `${assets} · ${place.name}`
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
        <Next rule={rule} />
      </Table.Cell>
      <Table.Cell>{rule.last_done && formatDate(language, rule.last_done)}</Table.Cell>
      <Table.Cell>{open_requests > 0 && formatNumber(language, open_requests)}</Table.Cell>
      <Table.Cell>{onAct && <RuleMenu rule={rule} onAct={onAct} />}</Table.Cell>
    </Table.Row>
  )
}

const cut = css({ display: 'block', minWidth: '0', truncate: true })

/** When it is due next, or why nobody can say. */
function Next({ rule: { is_active, next_due } }: Pick<RowProps, 'rule'>) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  if (!is_active) return <Badge>{t(($) => $.rule.paused)}</Badge>
  if (next_due === null)
    return (
      <span className={css({ color: 'text.muted' })} title={t(($) => $.rule.waits)}>
        <span className={cut}>{t(($) => $.rule.waits)}</span>
      </span>
    )
  return formatDate(language, next_due)
}

interface RuleMenuProps {
  rule: MaintenanceRule
  onAct: (act: RuleAct, rule: MaintenanceRule) => void
}

function RuleMenu({ rule, onAct }: RuleMenuProps) {
  const { t } = useTranslation('maintenance')
  const { is_active, name } = rule
  return (
    <MoreMenu
      size="compact"
      label={t(($) => $.rule.actions, { name })}
      items={(Menu) => (
        <>
          <Menu.Item value="edit" icon={<Pencil />} onSelect={() => onAct('edit', rule)}>
            {t(($) => $.rule.edit)}
          </Menu.Item>
          <Menu.Item
            value="pause"
            icon={is_active ? <Pause /> : <Play />}
            onSelect={() => onAct('pause', rule)}
          >
            {t(($) => (is_active ? $.rule.pause : $.rule.resume))}
          </Menu.Item>
          <Menu.Item value="delete" icon={<Trash2 />} onSelect={() => onAct('delete', rule)}>
            {t(($) => $.rule.delete)}
          </Menu.Item>
        </>
      )}
    />
  )
}
