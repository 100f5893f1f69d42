import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Select } from '@plenum/ui/select'
import { IS_DRAWING } from '#app/env.ts'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

/** The theme, where a menu would weigh more than the page. */
export function ThemeChoice() {
  const { t } = useTranslation('common')
  const choose = (value: string) => {
    const theme = THEMES.find((each) => each === value)
    if (theme) chooseTheme(theme)
  }
  return (
    <Select
      aria-label={t(($) => $.theme.label)}
      // drawn beforehand it does not know yet what was chosen
      {...(IS_DRAWING && { className: css({ visibility: 'hidden' }) })}
      value={useTheme()}
      onChange={(event) => choose(event.target.value)}
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {t(($) => $.theme[theme])}
        </option>
      ))}
    </Select>
  )
}
