import { currentLanguage } from '@plenum/i18n/create-i18n'
import type { Language } from '@plenum/i18n/language'
import { useTranslation } from 'react-i18next'

/** The language on screen, for dates and numbers; it is known before its words are there. */
export const useLanguage = (): Language =>
  currentLanguage(useTranslation('common', { useSuspense: false }).i18n)
