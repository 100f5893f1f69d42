import { LANGUAGES } from '@plenum/i18n/language'
import { useI18n, useLanguage, useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import type { ReactNode } from 'react'
import { chooseLanguage } from '#app/page/choose-language.ts'

/** English or Spanish; the one on screen is marked and cannot be chosen again. */
export function LanguageMenu({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('common')
  const i18n = useI18n()
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
