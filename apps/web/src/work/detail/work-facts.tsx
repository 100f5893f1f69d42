import type { WorkRequest } from '@plenum/domain/work-request'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Place } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '#app/page/moment.tsx'
import { daysOf } from '../due.ts'
import { DueMark, KindMark, PriorityMark, RiskBadge, StageMark } from '../work-marks.tsx'
import { Section } from './detail-frame.tsx'

/** Where a request is, whose it is, when and where it takes place. */
export function WorkFacts({ request, now }: { request: WorkRequest; now: Date }) {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const { kind, is_fault, stage, priority, risk, requester, assignee, team, trail, customer, template } =
    request
  return (
    <Section title={t(($) => $.facts)}>
      <dl className={facts}>
        <Fact term={t(($) => $.field.stage)}>
          <StageMark stage={stage} />
        </Fact>
        <Fact term={t(($) => $.field.kind)}>
          <KindMark kind={kind} is_fault={is_fault} />
        </Fact>
        <Fact term={fields(($) => $.asset.priority)}>
          <PriorityMark priority={priority} />
        </Fact>
        <Fact term={t(($) => $.field.risk)}>
          <RiskBadge risk={risk} />
        </Fact>
        <Fact term={t(($) => $.field.window)}>
          {daysOf(request) && <DueMark request={request} now={now} />}
        </Fact>
        <Fact term={t(($) => $.field.place)}>
          {trail.length > 0 && (
            <Place
              label={t(($) => $.field.place)}
              parts={trail}
              link={({ id }, props) => (
                <Link to="/app/settings/assets-inventory" search={{ location_id: id }} {...props} />
              )}
            />
          )}
        </Fact>
        <Fact term={t(($) => $.role.requester)}>{requester.name}</Fact>
        <Fact term={t(($) => $.role.assignee)}>{assignee?.name}</Fact>
        <Fact term={t(($) => $.field.team)}>{team?.name}</Fact>
        <Fact term={fields(($) => $.asset.customer)}>{customer}</Fact>
        {template && <Fact term={t(($) => $.field.template)}>{template.name}</Fact>}
        {request.expected_on !== null && (
          <Fact term={t(($) => $.field.expected_on)}>{formatDate(language, request.expected_on)}</Fact>
        )}
        <Fact term={t(($) => $.field.created_at)}>
          <Moment at={request.created_at} className={css({ fontVariantNumeric: 'tabular-nums' })} />
        </Fact>
      </dl>
    </Section>
  )
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '2',
  alignItems: 'baseline',
})

/** One fact; nothing where it is not known. */
function Fact({ term, children }: { term: string; children?: ReactNode }) {
  if (children === undefined || children === null || children === false) return null
  return (
    <>
      <dt className={css({ textStyle: 'table', color: 'text.muted' })}>{term}</dt>
      <dd className={css({ textStyle: 'table', minWidth: '0', overflowWrap: 'anywhere' })}>{children}</dd>
    </>
  )
}
