import type { Bundle } from '@plenum/i18n/bundles'
import { currentLanguage, loadWords } from '@plenum/i18n/create-i18n'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { fetched } from '#app/notices/part.ts'

const coming = new Map<string, Promise<void>>()

/** Waits for bundles of words where no route has brought them; switching the language brings its other ones. */
export function useWords(...bundles: Bundle[]): void {
  const { i18n } = useTranslation()
  const all = bundles.map((bundle) => {
    const key = `${currentLanguage(i18n)} ${bundle}`
    const words = coming.get(key) ?? fetched(() => loadWords(i18n, bundle))
    coming.set(key, words)
    return words
  })
  for (const words of all) use(words)
}
