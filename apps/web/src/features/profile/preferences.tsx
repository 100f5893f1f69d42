import { LANGUAGES } from '@plenum/i18n/language'
import { useI18n, useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import type { ReactNode } from 'react'
import { chooseLanguage } from '#app/page/choose-language.ts'
import { chooseDensity, DENSITIES, useDensity } from '#app/page/density.ts'
import { chooseTheme, THEMES, useTheme } from '#app/page/theme.ts'

/** Language, theme and density of this browser. */
export function Preferences() {
  const { t } = useTranslation('common')
  const i18n = useI18n()
  const shell = useTranslation('shell').t
  const labels = {
    language: t(($) => $.language.label),
    theme: t(($) => $.theme.label),
    density: shell(($) => $.density.label),
  }
  return (
    <div className={stack({ gap: '4' })}>
      <Preference label={labels.language}>
        <Segment
          label={labels.language}
          options={LANGUAGES.map((value) => ({ value, label: t(($) => $.language[value]) }))}
          value={useLanguage()}
          onValueChange={(language) => chooseLanguage(i18n, language)}
        />
      </Preference>
      <Preference label={labels.theme}>
        <Segment
          label={labels.theme}
          options={THEMES.map((value) => ({ value, label: t(($) => $.theme[value]) }))}
          value={useTheme()}
          onValueChange={chooseTheme}
        />
      </Preference>
      <Preference label={labels.density}>
        <Segment
          label={labels.density}
          options={DENSITIES.map((value) => ({ value, label: shell(($) => $.density[value]) }))}
          value={useDensity()}
          onValueChange={chooseDensity}
        />
      </Preference>
    </div>
  )
}

/** A choice under its name; the choice itself is named for who cannot see that. */
function Preference({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={stack({ gap: '1.5', alignItems: 'flex-start' })}>
      <span aria-hidden="true" className={css({ textStyle: 'label' })}>
        {label}
      </span>
      {children}
    </div>
  )
}
