import { currentLanguage } from '@plenum/i18n/create-i18n'
import type { Language } from '@plenum/i18n/language'
import { useTranslation } from 'react-i18next'

/** The language on screen, for dates and numbers. */
export const useLanguage = (): Language => currentLanguage(useTranslation('common').i18n)
