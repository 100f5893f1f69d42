import type { OwnSession } from '@plenum/domain/account'
import { describeAgent } from '@plenum/domain/user-agent'
import { formatDateTime } from '@plenum/i18n/format'
import { formatAgo } from '@plenum/i18n/format-ago'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { flex, hstack, stack } from '@plenum/ui/patterns'
import { Moment } from '#app/page/moment.tsx'

interface SessionListProps {
  sessions: readonly OwnSession[]
  /** When the list was true, in milliseconds. */
  now: number
  /** The session that is being ended. */
  ending: string | null
  onEnd: (id: string) => void
}

/** Where a person is signed in. */
export function SessionList({ sessions, now, ending, onEnd }: SessionListProps) {
  return (
    <ul className={stack({ gap: '0' })}>
      {sessions.map((session) => (
        <SessionLine
          key={session.id}
          session={session}
          now={now}
          isEnding={session.id === ending}
          onEnd={() => onEnd(session.id)}
        />
      ))}
    </ul>
  )
}

interface SessionLineProps {
  session: OwnSession
  now: number
  isEnding: boolean
  onEnd: () => void
}

function SessionLine({ session, now, isEnding, onEnd }: SessionLineProps) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const { created_at, last_used_at, address, current } = session
  const { browser, system } = describeAgent(session.user_agent ?? '')
  const agent =
    browser !== null && system !== null
      ? t(($) => $.sessions.agent, { browser, system })
      : (browser ?? system ?? t(($) => $.sessions.unknown_agent))
  return (
    <li className={flex({ justify: 'space-between', align: 'center', gap: '3', py: '2' })}>
      <div className={stack({ gap: '0.5', minWidth: '0' })}>
        <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
          <span className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>{agent}</span>
          {current && <Badge tone="accent">{t(($) => $.sessions.current)}</Badge>}
        </div>
        <p className={css({ textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' })}>
          <Moment at={last_used_at}>
            {t(($) => $.sessions.used, { ago: formatAgo(language, last_used_at, now) })}
          </Moment>
          {' · '}
          <Moment at={created_at}>
            {t(($) => $.sessions.began, { time: formatDateTime(language, created_at) })}
          </Moment>
          {address !== null && ` · ${t(($) => $.sessions.network, { address })}`}
        </p>
      </div>
      {!current && (
        <Button aria-label={t(($) => $.sessions.end_named, { agent })} loading={isEnding} onClick={onEnd}>
          {t(($) => $.sessions.end)}
        </Button>
      )}
    </li>
  )
}
