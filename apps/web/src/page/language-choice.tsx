import { LANGUAGES } from '@plenum/i18n/language'
import { useI18n, useLanguage, useTranslation } from '@plenum/i18n/react'
import { Select } from '@plenum/ui/select'
import { chooseLanguage } from './choose-language.ts'

/** The language, where a menu would weigh more than the page. */
export function LanguageChoice() {
  const { t } = useTranslation('common')
  const i18n = useI18n()
  const current = useLanguage()
  // a stand-in of the same shape: a skeleton would weigh more
  if (!i18n.isInitialized) return <Select aria-hidden="true" disabled />
  return (
    <Select
      aria-label={t(($) => $.language.label)}
      value={current}
      onChange={(event) => chooseLanguage(i18n, event.target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} disabled={language === current} lang={language}>
          {t(($) => $.language[language])}
        </option>
      ))}
    </Select>
  )
}
