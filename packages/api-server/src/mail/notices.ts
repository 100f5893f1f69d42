import { notices as en } from '@plenum/i18n/locales/en/mail'
import { notices as es } from '@plenum/i18n/locales/es/mail'
import type { Language } from '@plenum/i18n/language'
import type { Ports } from '../ports.ts'

const words = { en, es }

type Notice = Exclude<keyof typeof en, 'greeting' | 'help'>

interface Reader {
  to: string
  language: Language
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)

function tell({ mailer }: Pick<Ports, 'mailer'>, { to, language }: Reader, notice: Notice, next = ''): void {
  const { greeting, help, ...notices } = words[language]
  const { subject, text } = notices[notice]
  const paragraphs = [greeting, text.replace('{{next}}', () => next), help]
  mailer.send({
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n'),
  })
}

/** Tells the owner of an account that its password was changed. */
export const passwordChanged = (ports: Pick<Ports, 'mailer'>, reader: Reader): void =>
  tell(ports, reader, 'password_changed')

/** Tells the former address of an account which one it has now. */
export const emailChanged = (
  ports: Pick<Ports, 'mailer'>,
  { next, ...reader }: Reader & { next: string },
): void => tell(ports, reader, 'email_changed', next)

/** Tells the owner of an account that a session was ended because somebody may have copied it. */
export const sessionReused = (ports: Pick<Ports, 'mailer'>, reader: Reader): void =>
  tell(ports, reader, 'session_reused')
