import type { Language } from '@plenum/i18n/language'
import type { Mail } from '../ports.ts'

/** What a letter says, in plain words; whatever people wrote in it is taken for text. */
export interface Letter {
  subject: string
  before: string[]
  link: { url: string; label: string }
  after: string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

/** A letter as text and as simple HTML. */
export function compose(
  { to, language }: { to: string; language: Language },
  { subject, before, link, after }: Letter,
): Mail {
  const html = [
    ...before.map(escaped),
    `<a href="${escaped(link.url)}">${escaped(link.label)}</a>`,
    ...after.map(escaped),
  ]
  return {
    to,
    // a header is one line, whatever a company calls itself
    subject: subject.replace(/\p{C}+/gu, ' '),
    text: `${[...before, link.url, ...after].join('\n\n')}\n\nPlenum\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:36em;margin:24px auto;padding:0 16px">${html.map(paragraph).join('')}<p>Plenum</p></body></html>`,
  }
}
