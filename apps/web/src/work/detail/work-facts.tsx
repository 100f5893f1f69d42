import type { WorkRequest } from '@plenum/domain/work-request'
import { formatDate, formatDateTime, formatFullDateTime } from '@plenum/i18n/format'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { Place } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { DueMark, KindMark, PriorityMark, RiskBadge, StageMark } from '../work-marks.tsx'
import { Section } from './detail-frame.tsx'

/** Where a request is, whose it is, when and where it takes place. */
export function WorkFacts({ request, now }: { request: WorkRequest; now: Date }) {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const { kind, stage, priority, risk, requester, assignee, team, trail, customer, template } = request
  return (
    <Section title={t(($) => $.facts)}>
      <DefinitionList>
        <Definition term={t(($) => $.field.stage)}>
          <StageMark stage={stage} />
        </Definition>
        <Definition term={t(($) => $.field.kind)}>
          <KindMark kind={kind} />
        </Definition>
        <Definition term={fields(($) => $.asset.priority)}>
          <PriorityMark priority={priority} />
        </Definition>
        <Definition term={t(($) => $.field.risk)}>
          <RiskBadge risk={risk} />
        </Definition>
        <Definition term={t(($) => $.field.window)}>
          <DueMark request={request} now={now} />
        </Definition>
        <Definition term={t(($) => $.field.place)}>
          {trail.length > 0 && (
            <Place
              label={t(($) => $.field.place)}
              parts={trail}
              link={({ id }, props) => (
                <Link to="/app/settings/assets-inventory" search={{ location_id: id }} {...props} />
              )}
            />
          )}
        </Definition>
        <Definition term={t(($) => $.role.requester)}>{requester.name}</Definition>
        <Definition term={t(($) => $.role.assignee)}>{assignee?.name}</Definition>
        <Definition term={t(($) => $.field.team)}>{team?.name}</Definition>
        <Definition term={fields(($) => $.asset.customer)}>{customer}</Definition>
        {template && <Definition term={t(($) => $.field.template)}>{template.name}</Definition>}
        {request.expected_on !== null && (
          <Definition term={t(($) => $.field.expected_on)}>
            {formatDate(language, request.expected_on)}
          </Definition>
        )}
        <Definition term={t(($) => $.field.created_at)}>
          <time
            dateTime={request.created_at}
            title={formatFullDateTime(language, request.created_at)}
            className={css({ fontVariantNumeric: 'tabular-nums' })}
          >
            {formatDateTime(language, request.created_at)}
          </time>
        </Definition>
      </DefinitionList>
    </Section>
  )
}
