import { LANGUAGES } from '@plenum/i18n/language'
import { Select } from '@plenum/ui/select'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from './choose-language.ts'
import { useLanguage } from './use-language.ts'

/** The language, where a menu would weigh more than the page. */
export function LanguageChoice() {
  const { t, i18n, ready } = useTranslation('common', { useSuspense: false })
  const current = useLanguage()
  // a stand-in of the same shape: a skeleton would weigh more
  if (!ready) return <Select aria-hidden="true" disabled />
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
