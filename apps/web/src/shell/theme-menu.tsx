import { useTranslation } from '@plenum/i18n/react'
import * as Menu from '@plenum/ui/menu'
import type { ReactNode } from 'react'
import { chooseTheme, THEMES, useTheme } from '#app/page/theme.ts'
import { themeIcons } from './theme-icons.ts'

/** Light, dark or as the system. */
export function ThemeMenu({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('common')
  const current = useTheme()
  const choose = (value: string) => {
    const theme = THEMES.find((each) => each === value)
    if (theme) chooseTheme(theme)
  }
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.RadioGroup label={t(($) => $.theme.label)} value={current} onValueChange={choose}>
          {THEMES.map((theme) => {
            const Icon = themeIcons[theme]
            return (
              <Menu.RadioItem key={theme} value={theme} icon={<Icon />}>
                {t(($) => $.theme[theme])}
              </Menu.RadioItem>
            )
          })}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  )
}
