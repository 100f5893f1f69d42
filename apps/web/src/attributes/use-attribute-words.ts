import { attributeWords } from '@plenum/i18n/attribute-words'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useWords } from '#app/page/use-words.ts'

/** What the attributes of types are called, and what assets have of them, in the language of the page. */
export function useAttributeWords() {
  useWords('record')
  const { t } = useTranslation('attributes')
  return attributeWords(useLanguage(), t)
}
