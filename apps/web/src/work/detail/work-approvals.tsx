import { avatarColour, initials } from '@plenum/domain/avatar'
import type { WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Avatar } from '@plenum/ui/avatar'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { ProcessGlyph } from '@plenum/ui/process-glyph'
import { Moment } from '#app/page/moment.tsx'
import { Section } from './detail-frame.tsx'

/** The stages of approval, who has approved at each, and how many are still to. */
export function WorkApprovals({ request }: { request: WorkRequest }) {
  const { t } = useTranslation('work')
  const { approval_stages, approvals, stage, is_verified } = request
  const givenAt = (at: number) => approvals.filter((each) => each.stage === at)
  const current = approval_stages.findIndex(({ approvers }, at) => givenAt(at).length < approvers)
  return (
    <Section title={t(($) => $.approvals.title)}>
      <ol className={stack({ gap: '4' })}>
        {approval_stages.map(({ team, approvers }, at) => {
          const given = givenAt(at)
          const isDone = given.length >= approvers
          const isCurrent = stage === 'approval' && at === current
          return (
            // stages have no id: their order is what they are
            <li
              key={at}
              className={stack({ gap: '2' })}
              {...(isCurrent && { 'aria-current': 'step' as const })}
            >
              <div className={hstack({ gap: '2', alignItems: 'baseline' })}>
                <span className={css({ alignSelf: 'center' })}>
                  <ProcessGlyph step={isDone ? 'done' : isCurrent ? 'in_review' : 'todo'} />
                </span>
                <span className={css({ flex: '1', minWidth: '0' })}>
                  {team?.name ?? t(($) => $.approvals.anybody)}
                </span>
                <span className={css({ textStyle: 'caption', color: 'text.muted' })}>
                  {t(($) => $.approvals.count, { given: given.length, count: approvers })}
                </span>
              </div>
              {given.length > 0 && <Given given={given} />}
            </li>
          )
        })}
      </ol>
      <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
        {t(($) => (is_verified ? $.approvals.verified : $.approvals.unverified))}
      </p>
    </Section>
  )
}

function Given({ given }: { given: WorkRequest['approvals'] }) {
  const { t } = useTranslation('work')
  return (
    <ul className={stack({ gap: '2', pl: '6' })}>
      {given.map(({ by, at, note, override_reason }) => (
        <li key={`${by.id}${at}`} className={stack({ gap: '0.5', minWidth: '0' })}>
          <span className={hstack({ gap: '2', flexWrap: 'wrap' })}>
            <Avatar initials={initials(by.name)} colour={avatarColour(by.name)} size="sm" />
            <span>{by.name}</span>
            <Moment at={at} className={css({ textStyle: 'caption', color: 'text.muted' })} />
          </span>
          {note !== null && <p className={said}>{note}</p>}
          {override_reason !== null && (
            <p className={said}>{t(($) => $.approvals.override, { reason: override_reason })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

const said = css({ textStyle: 'table', overflowWrap: 'anywhere' })
