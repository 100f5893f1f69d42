import type { Language } from '@plenum/i18n/language'
import { letterWords } from '@plenum/i18n/letter-words'
import type { Ports } from '../ports.ts'
import { compose } from './compose.ts'

type Post = Pick<Ports, 'mailer' | 'publicUrl'>

interface Reader {
  to: string
  language: Language
}

type Notice = 'password_changed' | 'email_changed' | 'session_reused'

function tell({ mailer, publicUrl }: Post, reader: Reader, notice: Notice, next = ''): void {
  const t = letterWords.getFixedT(reader.language, 'letters')
  mailer.send(
    compose(reader, {
      subject: t(($) => $[notice].subject),
      before: [t(($) => $[notice].text, { next })],
      link: { url: `${publicUrl}/app/profile`, label: t(($) => $.notice.action) },
      after: [t(($) => $.notice.not_you)],
    }),
  )
}

/** Tells the owner of an account that its password was changed. */
export const passwordChanged = (post: Post, reader: Reader): void => tell(post, reader, 'password_changed')

/** Tells the former address of an account which one it has now. */
export const emailChanged = (post: Post, { next, ...reader }: Reader & { next: string }): void =>
  tell(post, reader, 'email_changed', next)

/** Tells the owner of an account that a session was ended because somebody may have copied it. */
export const sessionReused = (post: Post, reader: Reader): void => tell(post, reader, 'session_reused')
