import { invitationText } from '@plenum/i18n/invitation-text'
import type { Language } from '@plenum/i18n/language'
import type { Ports } from '../ports.ts'

interface InvitationLetter {
  to: string
  company: string
  invitedBy: string
  token: string
  language: Language
}

/** Asks somebody to join a company; the link holds the token where no server's log ever sees it. */
export function invitation(
  { mailer, publicUrl }: Pick<Ports, 'mailer' | 'publicUrl'>,
  { to, token, language, ...names }: InvitationLetter,
): void {
  const link = `${publicUrl}/auth/register#invitation=${token}`
  const [company, invitedBy] = [oneLine(names.company), oneLine(names.invitedBy)]
  const { subject, greeting, text, action, until, ignore } = invitationText(language, { company, invitedBy })
  mailer.send({
    to,
    subject,
    text: [greeting, text, `${action}:\n${link}`, until, ignore].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body>`,
      ...[greeting, text].map(paragraph),
      `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`,
      ...[until, ignore].map(paragraph),
      '</body></html>',
    ].join('\n'),
  })
}

/** Names are written by people: none may begin another line of the letter or of its head. */
const oneLine = (name: string): string => name.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
