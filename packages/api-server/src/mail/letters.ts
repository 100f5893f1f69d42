import type { Language } from '@plenum/i18n/language'
import { letterWords } from '@plenum/i18n/letter-words'
import type { Ports } from '../ports.ts'
import { compose } from './compose.ts'

type Post = Pick<Ports, 'mailer' | 'publicUrl'>

interface Recipient {
  to: string
  language: Language
}

/** The way back into an account. */
export function recovery({ mailer, publicUrl }: Post, to: Recipient & { token: string }): void {
  const t = letterWords.getFixedT(to.language, 'letters')
  mailer.send(
    compose(to, {
      subject: t(($) => $.recovery.subject),
      before: [t(($) => $.recovery.text)],
      link: { url: `${publicUrl}/auth/reset-password#token=${to.token}`, label: t(($) => $.recovery.action) },
      after: [t(($) => $.recovery.once), t(($) => $.recovery.not_you)],
    }),
  )
}

/** Says that a forgotten password was replaced. */
export function recovered({ mailer, publicUrl }: Post, to: Recipient): void {
  const t = letterWords.getFixedT(to.language, 'letters')
  mailer.send(
    compose(to, {
      subject: t(($) => $.recovered.subject),
      before: [t(($) => $.recovered.text)],
      link: { url: `${publicUrl}/auth/login`, label: t(($) => $.recovered.action) },
      after: [t(($) => $.recovered.not_you)],
    }),
  )
}

/** Asks somebody to join a company. */
export function invitation(
  { mailer, publicUrl }: Post,
  to: Recipient & { company: string; invitedBy: string | null; token: string },
): void {
  const t = letterWords.getFixedT(to.language, 'letters')
  const { company, invitedBy: person } = to
  const text =
    person === null
      ? t(($) => $.invitation.text, { company })
      : t(($) => $.invitation.text_by, { company, person })
  mailer.send(
    compose(to, {
      subject: t(($) => $.invitation.subject, { company }),
      before: [text],
      link: {
        url: `${publicUrl}/auth/register#invitation=${to.token}`,
        label: t(($) => $.invitation.action),
      },
      after: [t(($) => $.invitation.once), t(($) => $.invitation.not_known)],
    }),
  )
}

/** Tells somebody who has just signed in that others may have tried before. */
export function signedInAfterFailures({ mailer, publicUrl }: Post, to: Recipient & { count: number }): void {
  const t = letterWords.getFixedT(to.language, 'letters')
  mailer.send(
    compose(to, {
      subject: t(($) => $.failures.subject),
      before: [t(($) => $.failures.text, { tries: to.count })],
      link: { url: `${publicUrl}/app/profile`, label: t(($) => $.failures.action) },
      after: [t(($) => $.failures.you)],
    }),
  )
}
