import { readStored } from './browser-storage.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language.ts'

const COOKIE = 'lang'
const YEAR_SECONDS = 525_600 * 60
/** Where other pages of this host may have left a language. */
const STORED = 'i18nextLng'

const cookieValue = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)

/** The first language we speak of the cookie, the browser, local and session storage and the html tag. */
export const detectLanguage = (): Language =>
  [
    cookieValue(),
    ...navigator.languages,
    readStored(STORED),
    readStored(STORED, 'sessionStorage'),
    document.documentElement.lang,
  ]
    // a region is heard, and not kept: 'es-ES' is Spanish
    .map((tag) => tag?.split(/[-_]/)[0]?.toLowerCase() ?? '')
    .find(isLanguage) ?? DEFAULT_LANGUAGE

/** Keeps the language for a year. */
export function keepLanguage(language: Language) {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; Secure; SameSite=Lax`
}
