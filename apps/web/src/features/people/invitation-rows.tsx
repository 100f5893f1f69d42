import { refusalOfInvitation } from '@plenum/domain/access'
import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import type { Invitation } from '@plenum/domain/user'
import { formatDateTime } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'

interface InvitationRowsProps {
  invitations: readonly Invitation[]
  viewer: CurrentUser
  teams: readonly Team[]
  canWrite: boolean
  /** The present moment, as text: what ended before it has expired. */
  now: string
  onResend: (invitation: Invitation) => void
  onWithdraw: (invitation: Invitation) => void
}

const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  px: '4',
  py: '3',
  borderBottom: 'hairline',
  _last: { borderBottom: 'none' },
})

/** The invitations that nobody has used yet. */
export function InvitationRows({ invitations, viewer, teams, canWrite, now, ...told }: InvitationRowsProps) {
  const { t } = useTranslation('people')
  const issues = useTranslation('issues').t
  return (
    <ul aria-label={t(($) => $.invite.open)}>
      {invitations.map((invitation) => {
        const { id, email, is_administrator } = invitation
        const team = teams.find((one) => one.id === invitation.team?.id) ?? null
        const refused = refusalOfInvitation(viewer, { is_administrator, team })
        const reason = refused === null ? undefined : issues(($) => $[refused], { count: 0 })
        return (
          <li key={id} className={entry}>
            <InvitationFacts invitation={invitation} now={now} />
            {canWrite && (
              <span className={hstack({ gap: '2', ml: 'auto' })}>
                <Button
                  size="compact"
                  disabled={reason !== undefined}
                  title={reason}
                  aria-label={t(($) => $.invite.resend_of, { email })}
                  onClick={() => told.onResend(invitation)}
                >
                  {t(($) => $.invite.resend)}
                </Button>
                <Button
                  size="compact"
                  disabled={is_administrator && reason !== undefined}
                  title={is_administrator ? reason : undefined}
                  aria-label={t(($) => $.invite.withdraw_of, { email })}
                  onClick={() => told.onWithdraw(invitation)}
                >
                  {t(($) => $.invite.withdraw)}
                </Button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function InvitationFacts({ invitation, now }: { invitation: Invitation; now: string }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const { email, team, is_administrator, invited_by, expires_at } = invitation
  const facts = [
    team?.name ?? t(($) => $.no_team),
    invited_by && t(($) => $.invite.by, { name: invited_by.name }),
    expires_at > now && t(($) => $.invite.until, { time: formatDateTime(language, expires_at) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className={stack({ gap: '0.5', flex: '1', minWidth: '[14rem]' })}>
      <span className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        <span className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>{email}</span>
        {is_administrator && <Badge tone="accent">{t(($) => $.administrator)}</Badge>}
        {expires_at <= now && <Badge tone="warning">{t(($) => $.invite.expired)}</Badge>}
      </span>
      <span className={css({ textStyle: 'table', color: 'text.muted' })}>
        {facts.map((fact, at) => (
          <span key={fact} className={css({ display: 'inline-block' })}>
            {fact}
            {at < facts.length - 1 && <span className={css({ whiteSpace: 'pre' })}> · </span>}
          </span>
        ))}
      </span>
    </div>
  )
}
