import type { i18n } from 'i18next'
import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** What words are kept under: the namespace of i18next. */
export type WordsName = keyof Words

type Pick = (words: unknown) => unknown
type Values = Readonly<Record<string, unknown>>
/** A `TFunction` of any name, which is too much for the compiler to tell of all names at once. */
export type Translator = (pick: Pick, values?: Values) => unknown

const PLACE = /\{\{(\w+)\}\}/g
const NOTHING: Values = {}

/** A text with its values where they belong; undefined where there is more to it, or another number of values. */
function filled(text: string, values: Values): string | undefined {
  if (text.includes('$t(')) return undefined
  const left = new Set(Object.keys(values))
  const whole = text.replace(PLACE, (place, name: string) => {
    const value = values[name]
    left.delete(name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place
  })
  return left.size > 0 || whole.includes('{{') ? undefined : whole
}

/**
 * Picks words of a language under a name, as i18next's own function does: `t(($) => $.title)`, `t(($) => $.hello, { name })`.
 * Texts and branches of texts (`returnObjects`) are read straight from the words that are here, since a page picks some
 * hundreds of them and i18next takes far longer over each. What is left for it: plurals, texts within texts, words that
 * lack.
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
  return (pick, values = NOTHING) => {
    const found = read(pick)
    const branch = values.returnObjects === true ? found : undefined
    return (typeof found === 'string' ? filled(found, values) : branch) ?? worked(pick, values)
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
