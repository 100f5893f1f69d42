import { createInstance } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts'
import { invite as en } from './locales/en/invite.ts'
import { invite as es } from './locales/es/invite.ts'
import type {} from './words.ts'

const words = createInstance({
  resources: { en: { invite: en }, es: { invite: es } },
  ns: ['invite'],
  defaultNS: 'invite',
  supportedLngs: LANGUAGES,
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void words.init()

/** The words of the letter of an invitation. */
export function invitationText(language: Language, names: { company: string; invitedBy: string }) {
  const t = words.getFixedT(language, 'invite')
  return {
    subject: t(($) => $.subject, names),
    greeting: t(($) => $.greeting),
    text: t(($) => $.text, names),
    action: t(($) => $.action),
    until: t(($) => $.until),
    ignore: t(($) => $.ignore),
  }
}
