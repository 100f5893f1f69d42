import { switchLanguage } from '@plenum/i18n/create-i18n'
import { isLanguage, LANGUAGES } from '@plenum/i18n/language'
import { Select } from '@plenum/ui/select'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './use-language.ts'

/** The language, where a menu would weigh more than the page. */
export function LanguageChoice() {
  const { t, i18n, ready } = useTranslation('common', { useSuspense: false })
  const current = useLanguage()
  const choose = (value: string) => {
    if (isLanguage(value)) void switchLanguage(i18n, value)
  }
  // a stand-in of the same shape: a skeleton would weigh more
  if (!ready) return <Select aria-hidden="true" disabled />
  return (
    <Select
      aria-label={t(($) => $.language.label)}
      value={current}
      onChange={(event) => choose(event.target.value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} disabled={language === current} lang={language}>
          {t(($) => $.language[language])}
        </option>
      ))}
    </Select>
  )
}
