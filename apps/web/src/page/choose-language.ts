import { switchLanguage } from '@plenum/i18n/create-i18n'
import { isLanguage, type Language } from '@plenum/i18n/language'
import type { i18n } from 'i18next'
import { fetched } from '#app/notices/part.ts'

let chosen: Language | undefined

/**
 * Switches the language. Where its words cannot be fetched they are asked for again, as long as nobody chooses another;
 * until they are here the page speaks as before.
 */
export function chooseLanguage(i18n: i18n, language: string): void {
  if (!isLanguage(language)) return
  chosen = language
  const isWanted = () => chosen === language
  void fetched(async () => isWanted() && switchLanguage(i18n, language, isWanted))
}
