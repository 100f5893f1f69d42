import { addDays } from '@plenum/domain/date'
import {
  LOOK_AHEAD_DAYS,
  LOOK_BACK_DAYS,
  PLANT_CATEGORIES,
  type FacilityDashboard,
} from '@plenum/domain/plant-dashboard'
import { OPEN_STAGES } from '@plenum/domain/work-stage'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { grid, stack } from '@plenum/ui/patterns'
import { ComplianceTable } from './compliance-table.tsx'
import { Expiries } from './expiries.tsx'
import { FaultTable } from './fault-table.tsx'
import { LinkedNumber } from './numbers.tsx'
import { Line, Lines, Nothing, Section } from './section.tsx'
import { WorkLine } from './thing-lines.tsx'

interface BoardProps {
  told: FacilityDashboard
  now: Date
}

/** Two columns of parts where there is room. */
export const abreast = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})

/** Faults, maintenance and expiries of the plant. */
export function FacilityBoard({ told, now }: BoardProps) {
  const { t } = useTranslation('plant')
  const { faults, compliance, ahead, expiries, today } = told
  return (
    <div className={stack({ gap: '4' })}>
      {faults && (
        <Section title={t(($) => $.faults.title)} help={t(($) => $.faults.by_system)}>
          <FaultTable faults={faults} />
        </Section>
      )}
      <div className={abreast}>
        <div className={stack({ gap: '4' })}>
          {compliance && (
            <Section
              title={t(($) => $.compliance.title)}
              help={t(($) => $.compliance.help, { count: LOOK_BACK_DAYS })}
            >
              <ComplianceTable compliance={compliance} today={today} />
            </Section>
          )}
          {ahead && <Ahead ahead={ahead} today={today} now={now} />}
        </div>
        {expiries && <Expiries expiries={expiries} filter={{ category: PLANT_CATEGORIES.join() }} />}
      </div>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.facility.coming)}</p>
    </div>
  )
}

interface AheadProps {
  ahead: NonNullable<FacilityDashboard['ahead']>
  today: string
  now: Date
}

/** Maintenance of the days to come. */
function Ahead({ ahead: { requests, planned }, today, now }: AheadProps) {
  const { t } = useTranslation('plant')
  const language = useLanguage()
  const days = { from: today, to: addDays(today, LOOK_AHEAD_DAYS), stage: OPEN_STAGES.join() }
  return (
    <Section
      title={t(($) => $.ahead.title, { count: LOOK_AHEAD_DAYS })}
      aside={
        <>
          <LinkedNumber
            value={requests.total}
            label={t(($) => $.ahead.requests)}
            to="/app/facility/maintenance-projects"
            search={{ view: 'table', ...days }}
          />
          <LinkedNumber
            value={planned.total}
            label={t(($) => $.ahead.planned)}
            to="/app/facility/maintenance-projects"
            search={{ only: 'planned' }}
          />
        </>
      }
    >
      {requests.list.length + planned.list.length === 0 && <Nothing>{t(($) => $.ahead.none)}</Nothing>}
      <Lines>
        {requests.list.map((request) => (
          <WorkLine key={request.id} request={request} area="facility" now={now} />
        ))}
        {planned.list.map(({ rule, due_on }) => (
          <Line key={`${rule.id} ${due_on}`} aside={formatDate(language, due_on)}>
            {rule.name}{' '}
            <span className={css({ textStyle: 'caption', color: 'text.muted' })}>
              {t(($) => $.ahead.planned_of)}
            </span>
          </Line>
        ))}
      </Lines>
    </Section>
  )
}
