import { may } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import { LANGUAGES } from '@plenum/i18n/language'
import { useI18n, useLanguage, useTranslation } from '@plenum/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { FileUp, Languages, LogOut, PackagePlus, type LucideIcon } from 'lucide-react'
import { chooseLanguage } from '#app/page/choose-language.ts'
import { chooseTheme, THEMES, useTheme } from '#app/page/theme.ts'
import { themeIcons } from './theme-icons.ts'
import { useLogout } from './use-logout.ts'

interface ShellAction {
  id: string
  label: string
  Icon: LucideIcon
  run: () => void
}

/** Tells what the person can do from anywhere, offered by the header's search. */
export function useActions(user: CurrentUser): () => ShellAction[] {
  const { t } = useTranslation('shell')
  const i18n = useI18n()
  const navigate = useNavigate()
  const logout = useLogout()
  const language = useLanguage()
  const theme = useTheme()
  const writing = (): ShellAction[] => [
    {
      id: 'add_asset',
      label: t(($) => $.actions.add_asset),
      Icon: PackagePlus,
      run: () => void navigate({ to: '/app/settings/assets-inventory', search: { asset: 'new' } }),
    },
    {
      id: 'import_assets',
      label: t(($) => $.actions.import_assets),
      Icon: FileUp,
      run: () => void navigate({ to: '/app/settings/assets-inventory/import' }),
    },
  ]
  return () => [
    ...(may(user.permissions, 'assets', 'write') ? writing() : []),
    ...THEMES.filter((other) => other !== theme).map((other) => ({
      id: `theme_${other}`,
      label: t(($) => $.actions.theme[other]),
      Icon: themeIcons[other],
      run: () => chooseTheme(other),
    })),
    ...LANGUAGES.filter((other) => other !== language).map((other) => ({
      id: `language_${other}`,
      label: t(($) => $.actions.language[other]),
      Icon: Languages,
      run: () => chooseLanguage(i18n, other),
    })),
    { id: 'logout', label: t(($) => $.nav.logout), Icon: LogOut, run: logout },
  ]
}
