import { attributeWords } from '@plenum/i18n/attribute-words'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { useWords } from '#app/page/use-words.ts'

/** What the attributes of types are called, and what assets have of them, in the language of the page. */
export function useAttributeWords() {
  useWords('record')
  const { t } = useTranslation('attributes')
  return attributeWords(useLanguage(), t)
}
