import type { i18n, TFunction } from 'i18next'
import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react'
import { currentLanguage } from './create-i18n.ts'
import type { Language } from './language.ts'
import { translatorsOf, type Translator, type WordsName } from './translator.ts'

/** One language as it is spoken on screen. */
interface Speech {
  i18n: i18n
  language: Language
  translators: (name: WordsName) => Translator
}

const speeches = new WeakMap<i18n, Speech>()

/** The same one as long as the language is. */
function speechOf(i18n: i18n): Speech {
  const language = currentLanguage(i18n)
  const known = speeches.get(i18n)
  if (known?.language === language) return known
  const speech = { i18n, language, translators: translatorsOf(i18n, language) }
  speeches.set(i18n, speech)
  return speech
}

const Spoken = createContext<Speech | undefined>(undefined)

/** Gives all within it their words, and new ones at once when another language is chosen. */
export function SpeechProvider({ i18n, children }: { i18n: i18n; children: ReactNode }): ReactNode {
  const speech = useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed)
      return () => i18n.off('languageChanged', changed)
    },
    () => speechOf(i18n),
    () => speechOf(i18n),
  )
  return createElement(Spoken, { value: speech }, children)
}

function useSpeech(): Speech {
  const speech = use(Spoken)
  if (speech === undefined) throw new Error('No SpeechProvider is around this')
  return speech
}

/** What words are kept in, to load or to switch; what is on screen is told by `useTranslation` and `useLanguage`. */
export const useI18n = (): i18n => useSpeech().i18n

/** The language on screen, for dates and numbers; it is known before its words are there. */
export const useLanguage = (): Language => useSpeech().language

/** Picks words by their keys, in the language on screen: `t(($) => $.title)`. */
export function useTranslation<Name extends WordsName>(name: Name): { t: TFunction<Name> } {
  return { t: useSpeech().translators(name) as TFunction<Name> }
}
