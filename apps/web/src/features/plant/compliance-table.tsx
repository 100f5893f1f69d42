import { addDays } from '@plenum/domain/date'
import { LOOK_BACK_DAYS, type PriorityCompliance } from '@plenum/domain/plant-dashboard'
import { formatPercent } from '@plenum/i18n/format-size'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { PriorityMark } from '#app/work/work-marks.tsx'
import { table } from './fault-table.tsx'
import { LinkedNumber } from './numbers.tsx'

const LIST = '/app/facility/maintenance-projects'

interface ComplianceTableProps {
  compliance: readonly PriorityCompliance[]
  today: string
}

/** How maintenance came out by criticality: done on time, late, or not at all; every number leads to its list. */
export function ComplianceTable({ compliance, today }: ComplianceTableProps) {
  const { t } = useTranslation('plant')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const recent = { view: 'table', from: addDays(today, -LOOK_BACK_DAYS), to: today }
  return (
    <div className={css({ overflowX: 'auto' })}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.compliance.priority)}</th>
            <th scope="col">{t(($) => $.compliance.on_time)}</th>
            <th scope="col">{t(($) => $.compliance.late)}</th>
            <th scope="col">{t(($) => $.compliance.overdue)}</th>
            <th scope="col">{t(($) => $.compliance.share)}</th>
          </tr>
        </thead>
        <tbody>
          {compliance.map(({ priority, share, ...counts }) => {
            const name = fields(($) => $.priority[priority])
            return (
              <tr key={priority}>
                <th scope="row">
                  <PriorityMark priority={priority} />
                </th>
                {(['on_time', 'late'] as const).map((outcome) => (
                  <td key={outcome}>
                    <LinkedNumber
                      value={counts[outcome]}
                      title={`${name}, ${t(($) => $.compliance[outcome])}`}
                      to={LIST}
                      search={{ ...recent, priority, outcome }}
                    />
                  </td>
                ))}
                <td>
                  <LinkedNumber
                    value={counts.overdue}
                    tone="alarm"
                    title={`${name}, ${t(($) => $.compliance.overdue)}`}
                    to={LIST}
                    search={{ view: 'table', priority, due_before: today }}
                  />
                </td>
                <td>
                  {share === null ? (
                    <span className={css({ color: 'text.muted' })}>{t(($) => $.compliance.none)}</span>
                  ) : (
                    <LinkedNumber
                      value={share}
                      words={formatPercent(language, share)}
                      title={`${name}, ${t(($) => $.compliance.share)}`}
                      to={LIST}
                      search={{ ...recent, priority, outcome: 'on_time' }}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
