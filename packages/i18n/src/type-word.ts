import { exportWords } from './export-words.ts'
import { LANGUAGES, type Language } from './language.ts'

/** What a language calls a type that every company starts with. */
export function typeWord(language: Language, code: string): string | undefined {
  const words: Readonly<Record<string, string>> = exportWords.getFixedT(language, 'fields')(($) => $.type, {
    returnObjects: true,
  })
  return words[code]
}

/** Whether a name is what a language calls such a type. */
export const isTypeWord = (code: string, name: unknown): boolean =>
  LANGUAGES.some((language) => typeWord(language, code) === name)
