import type { Bundle } from '@plenum/i18n/bundles'
import { hasWords, loadWords } from '@plenum/i18n/create-i18n'
import { useI18n, useLanguage } from '@plenum/i18n/react'
import { use } from 'react'
import { fetched } from '#app/notices/part.ts'

const coming = new Map<string, Promise<void>>()

/**
 * Waits for bundles of words where no route has brought them; switching the language brings its other ones. What is here
 * is not waited for: React would put something else in its place, and keep that for a third of a second.
 */
export function useWords(...bundles: Bundle[]): void {
  const i18n = useI18n()
  const language = useLanguage()
  const lacking = bundles.filter((bundle) => !hasWords(i18n, language, bundle))
  const all = lacking.map((bundle) => {
    const key = `${language} ${bundle}`
    const words = coming.get(key) ?? fetched(() => loadWords(i18n, bundle))
    coming.set(key, words)
    return words
  })
  for (const words of all) use(words)
}
