import type { Bundle } from '@plenum/i18n/bundles'
import { hasWords, loadWords } from '@plenum/i18n/create-i18n'
import { useI18n, useLanguage } from '@plenum/i18n/react'
import { use } from 'react'
import { fetched } from '#app/notices/part.ts'

const coming = new Map<string, Promise<unknown>>()

/**
 * Waits for bundles of words where no route has brought them; switching the language brings its other ones. What is here
 * is not waited for: React would put something else in its place, and keep that for a third of a second.
 */
export function useWords(...bundles: Bundle[]): void {
  const i18n = useI18n()
  const language = useLanguage()
  const lacking = bundles.filter((bundle) => !hasWords(i18n, language, bundle))
  if (lacking.length === 0) return
  const key = `${language} ${lacking.join(' ')}`
  const words =
    coming.get(key) ?? Promise.all(lacking.map((bundle) => fetched(() => loadWords(i18n, bundle))))
  coming.set(key, words)
  // one for all: React tells what is waited for by its turn, and one turn less would take the next bundle for one that came
  use(words)
}
