import { avatarColour, initials } from '@plenum/domain/avatar'
import { may } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { Ticket, TicketContext } from '@plenum/domain/ticket'
import { isLanguage } from '@plenum/i18n/language'
import { useTranslation } from '@plenum/i18n/react'
import { Avatar } from '@plenum/ui/avatar'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import type { ReactNode } from 'react'
import { Moment } from '#app/page/moment.tsx'
import { TicketPriority, TicketStatus } from './ticket-decisions.tsx'
import { PriorityMark, StatusMark } from './ticket-marks.tsx'

interface TicketFactsProps {
  ticket: Ticket
  viewer: CurrentUser
}

/** Where a ticket stands, whose it is, and where it came from. */
export function TicketFacts({ ticket, viewer }: TicketFactsProps) {
  const { t } = useTranslation('tickets')
  const { reporter, status, priority, context } = ticket
  const decides = may(viewer.permissions, 'support', 'write')
  return (
    <aside aria-label={t(($) => $.ticket.facts)}>
      <Card>
        <dl className={facts}>
          <Fact term={t(($) => $.field.status)} place={decides ? 'row' : 'own'}>
            {decides ? <TicketStatus ticket={ticket} /> : <StatusMark status={status} />}
          </Fact>
          <Fact term={t(($) => $.field.priority)} place={decides ? 'row' : 'own'}>
            {decides ? <TicketPriority ticket={ticket} /> : <PriorityMark priority={priority} />}
          </Fact>
          <Fact term={t(($) => $.field.reporter)} place="row">
            <span className={hstack({ gap: '2', minWidth: '0' })}>
              <Avatar initials={initials(reporter.name)} colour={avatarColour(reporter.name)} size="sm" />
              <span className={css({ overflowWrap: 'anywhere', minWidth: '0' })}>{reporter.name}</span>
            </span>
          </Fact>
          <Fact term={t(($) => $.field.created_at)}>
            <Moment at={ticket.created_at} />
          </Fact>
          <Fact term={t(($) => $.field.last_update)}>
            <Moment at={ticket.last_update} />
          </Fact>
          {context && <ContextFacts context={context} />}
        </dl>
      </Card>
    </aside>
  )
}

/** Where somebody was when he began to write, and with what. */
function ContextFacts({ context: { page, version, browser, language } }: { context: TicketContext }) {
  const { t } = useTranslation('tickets')
  const languages = useTranslation('common').t
  return (
    <>
      <Fact term={t(($) => $.field.page)} place="row">
        {/* it was sent by somebody: only what lies within the application is followed */}
        {/^\/app(?:[/?]|$)/.test(page) ? (
          <a href={page} className={link()}>
            {page}
          </a>
        ) : (
          page
        )}
      </Fact>
      <Fact term={t(($) => $.field.version)}>{version}</Fact>
      <Fact term={t(($) => $.field.browser)}>{browser}</Fact>
      <Fact term={t(($) => $.field.language)}>
        {isLanguage(language) ? languages(($) => $.language[language]) : language}
      </Fact>
    </>
  )
}

// two abreast where they stand above the rest
const facts = grid({
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gap: '4',
})

interface FactProps {
  term: string
  /** Takes the whole width. */
  place?: 'own' | 'row'
  children: ReactNode
}

const Fact = ({ term, place = 'own', children }: FactProps) => (
  <div className={stack({ gap: '1', minWidth: '0', gridColumn: place === 'row' ? '[1 / -1]' : 'auto' })}>
    <dt className={css({ textStyle: 'caption', color: 'text.muted' })}>{term}</dt>
    <dd className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{children}</dd>
  </div>
)
