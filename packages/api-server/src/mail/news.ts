import { formatDate } from '@plenum/i18n/format'
import type { Language } from '@plenum/i18n/language'
import { letterWords } from '@plenum/i18n/letter-words'
import type { Ports } from '../ports.ts'
import type { NoticeLetter } from '../store/notify.ts'
import { compose, type Letter } from './compose.ts'

type Words = ReturnType<typeof letterWords.getFixedT<'letters'>>

/** What a letter says of each kind of news. What people wrote stands in its text and never in its subject. */
function contentOf(
  { kind, actor, ticket, work, about, detail }: NoticeLetter,
  { t, language }: { t: Words; language: Language },
): Pick<Letter, 'subject' | 'before'> {
  const person = actor ?? t(($) => $.news.system)
  if (ticket !== null) {
    const { number, subject } = ticket
    const what = kind === 'ticket_created' || kind === 'ticket_answered' ? kind : 'ticket_changed'
    return {
      subject: t(($) => $.news[what].subject, { number }),
      before: [t(($) => $.news[what].text, { person, number, subject })],
    }
  }
  if (work !== null) {
    const { code, title } = work
    const what = kind === 'work_waits' ? kind : 'work_changed'
    return {
      subject: t(($) => $.news[what].subject, { code }),
      before: [t(($) => $.news[what].text, { person, code, title })],
    }
  }
  if (kind === 'person_joined') {
    return {
      subject: t(($) => $.news.person_joined.subject),
      before: [t(($) => $.news.person_joined.text, { person: about ?? person })],
    }
  }
  if (kind === 'reservation_ends') {
    const date = detail === null ? '' : formatDate(language, detail)
    return {
      subject: t(($) => $.news.reservation_ends.subject),
      before: [t(($) => $.news.reservation_ends.text, { places: about ?? '', date })],
    }
  }
  return {
    subject: t(($) => $.news.rights_changed.subject),
    before: [t(($) => $.news.rights_changed.text, { person })],
  }
}

const pathOf = ({ kind, ticket, work }: NoticeLetter): string => {
  if (work !== null) return `/app/dc-manager/mac-projects/${work.id}`
  if (ticket !== null) return `/app/support/tickets/${ticket.id}`
  if (kind === 'reservation_ends') return '/app/settings/hierarchy/reservations'
  return kind === 'person_joined' ? '/app/users' : '/app/profile'
}

/** Sends people what they want to be told by mail, each in his language, or in another where that is not known. */
export function sendNews(
  { mailer, publicUrl }: Pick<Ports, 'mailer' | 'publicUrl'>,
  letters: readonly NoticeLetter[],
  other: Language,
): void {
  for (const letter of letters) {
    const language = letter.language ?? other
    const t = letterWords.getFixedT(language, 'letters')
    mailer.send(
      compose(
        { to: letter.to, language },
        {
          ...contentOf(letter, { t, language }),
          link: { url: `${publicUrl}${pathOf(letter)}`, label: t(($) => $.news.action) },
          after: [t(($) => $.news.less)],
        },
      ),
    )
  }
}
