import type { i18n } from 'i18next'
import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What words are kept under: the namespace of i18next. */
export type WordsName = keyof Words

type Pick = (words: unknown) => unknown
/** A `TFunction` of any name, which is too much for the compiler to tell of all names at once. */
export type Translator = (pick: Pick, options?: { returnObjects?: boolean }) => unknown

/** Whether a text is what it says: i18next puts values and other texts into the others. */
const isPlain = (text: unknown): text is string =>
  typeof text === 'string' && !text.includes('{{') && !text.includes('$t(')

/**
 * Picks words of a language under a name, as i18next's own function does: `t(($) => $.title)`. Texts without values, and
 * branches of texts (`returnObjects`), are read straight from the words that are here, since a page picks some hundreds
 * of them and i18next takes far longer over each. All else is its work: values, plurals, words that lack.
 */
function translatorOf(i18n: i18n, language: Language, name: WordsName): Translator {
  const worked: Translator = i18n.getFixedT(language, name)
  const read = (pick: Pick) => {
    try {
      return pick(i18n.store.data[language]?.[name])
    } catch {
      // nothing is here under one of the keys on the way
      return undefined
    }
  }
  return (pick, options) => {
    const found = options === undefined || options.returnObjects ? read(pick) : undefined
    const isHere = options === undefined ? isPlain(found) : typeof found === 'object'
    return isHere ? found : worked(pick, options)
  }
}

/** All that picks words of a language: under a name it is always the same. */
export function translatorsOf(i18n: i18n, language: Language): (name: WordsName) => Translator {
  const known = new Map<WordsName, Translator>()
  return (name) => {
    const t = known.get(name) ?? translatorOf(i18n, language, name)
    known.set(name, t)
    return t
  }
}
