import { LANGUAGES } from '@plenum/i18n/language'
import * as Menu from '@plenum/ui/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#app/page/choose-language.ts'
import { useLanguage } from '#app/page/use-language.ts'

/** English or Spanish; the one on screen is marked and cannot be chosen again. */
export function LanguageMenu({ trigger }: { trigger: ReactNode }) {
  const { t, i18n } = useTranslation('common')
  const current = useLanguage()
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.RadioGroup
          label={t(($) => $.language.label)}
          value={current}
          onValueChange={(value) => chooseLanguage(i18n, value)}
        >
          {LANGUAGES.map((language) => (
            <Menu.RadioItem key={language} value={language} disabled={language === current} lang={language}>
              {t(($) => $.language[language])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  )
}
