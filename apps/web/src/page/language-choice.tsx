import { switchLanguage } from '@plenum/i18n/create-i18n'
import { isLanguage, LANGUAGES } from '@plenum/i18n/language'
import { Select } from '@plenum/ui/select'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './use-language.ts'

/** The language, where a menu would weigh more than the page. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation('common')
  const choose = (value: string) => {
    if (isLanguage(value)) void switchLanguage(i18n, value)
  }
  return (
    <Select
      aria-label={t(($) => $.language.label)}
      value={useLanguage()}
      onChange={(event) => choose(event.target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {t(($) => $.language[language])}
        </option>
      ))}
    </Select>
  )
}
