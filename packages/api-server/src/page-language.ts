import { isLanguage, languageOf, type Language } from '@plenum/i18n/language'
import { parse } from 'hono/utils/cookie'

/** The language a page will be in, as far as the request for it tells: what was chosen here before, else the browser's. */
export function pageLanguage(headers: Headers): Language {
  const chosen = parse(headers.get('cookie') ?? '', 'lang').lang ?? ''
  return isLanguage(chosen) ? chosen : languageOf(headers.get('accept-language'))
}
