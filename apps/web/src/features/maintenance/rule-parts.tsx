import type { MaintenanceRule } from '@plenum/domain/maintenance-rule'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { MoreMenu } from '#app/page/more-menu.tsx'
import { useRecurrenceWords } from './use-recurrence-words.ts'

const RULE_ACTS = ['edit', 'pause', 'delete'] as const
/** What is done with a rule; `pause` resumes one that is paused. */
export type RuleAct = (typeof RULE_ACTS)[number]

/** When a rule is followed and for what, in words. */
export function useRuleWords({ recurrence, place, assets_total }: MaintenanceRule) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const recurrenceWords = useRecurrenceWords()
  const assets = t(($) => $.rule.assets, {
    count: assets_total,
    shown: formatNumber(language, assets_total),
  })
  return {
    when: recurrenceWords(recurrence),
    scope: place === null ? assets : `${assets} · ${place.name}`,
  }
}

/** When a rule is due next, or why nobody can say. */
export function NextDue({ rule: { is_active, next_due } }: { rule: MaintenanceRule }) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  if (!is_active) return <Badge>{t(($) => $.rule.paused)}</Badge>
  if (next_due === null)
    return (
      <span className={css({ color: 'text.muted' })} title={t(($) => $.rule.waits)}>
        <span className={css({ display: 'block', minWidth: '0', truncate: true })}>
          {t(($) => $.rule.waits)}
        </span>
      </span>
    )
  return formatDate(language, next_due)
}

interface RuleMenuProps {
  rule: MaintenanceRule
  onAct: (act: RuleAct, rule: MaintenanceRule) => void
}

/** What is done with a rule, in its menu. */
export function RuleMenu({ rule, onAct }: RuleMenuProps) {
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
