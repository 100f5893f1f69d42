import type { CurrentUser } from '@plenum/domain/session'
import { useI18n, useTranslation } from '@plenum/i18n/react'
import { Skeleton } from '@plenum/ui/skeleton'
import { Languages } from 'lucide-react'
import { PersonAvatar } from '#app/files/person-avatar.tsx'
import { OnIntent } from '#app/page/on-intent.tsx'
import { useTheme } from '#app/page/theme.ts'
import { preparedPart } from '#app/notices/prepared-part.ts'
import { themeIcons } from './theme-icons.ts'

const LanguageMenu = preparedPart(
  () => import('./language-menu.tsx'),
  (module) => module.LanguageMenu,
)
const ThemeMenu = preparedPart(
  () => import('./theme-menu.tsx'),
  (module) => module.ThemeMenu,
)
const UserMenu = preparedPart(
  () => import('./user-menu.tsx'),
  (module) => module.UserMenu,
)

interface HeaderControlsProps {
  user: Pick<CurrentUser, 'full_name' | 'avatar'>
  /** On a phone the header is for searching: language and theme stand in the navigation. */
  narrow: boolean
}

/** Language, theme and the person's own menu. */
export function HeaderControls({ user, narrow }: HeaderControlsProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const i18n = useI18n()
  const ThemeIcon = themeIcons[useTheme()]
  return (
    <>
      {!narrow && (
        <>
          {i18n.isInitialized ? (
            <OnIntent
              label={common(($) => $.language.label)}
              prepare={LanguageMenu.prepare}
              menu={(trigger) => <LanguageMenu trigger={trigger} />}
            >
              <Languages />
            </OnIntent>
          ) : (
            <Skeleton shape="round" />
          )}
          <OnIntent
            label={common(($) => $.theme.label)}
            prepare={ThemeMenu.prepare}
            menu={(trigger) => <ThemeMenu trigger={trigger} />}
          >
            <ThemeIcon />
          </OnIntent>
        </>
      )}
      <OnIntent
        label={t(($) => $.account.open, { name: user.full_name })}
        prepare={UserMenu.prepare}
        menu={(trigger) => <UserMenu trigger={trigger} />}
      >
        <PersonAvatar name={user.full_name} picture={user.avatar} size="sm" />
      </OnIntent>
    </>
  )
}
