import { useTranslation } from '@plenum/i18n/react'
import type { Words } from '@plenum/i18n/words'
import * as Menu from '@plenum/ui/menu'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  Bell,
  CircleUser,
  Keyboard,
  KeyRound,
  LogOut,
  Sparkles,
  UserCog,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { openShortcuts } from './shortcuts-help.tsx'
import { useLogout } from './use-logout.ts'

type AccountWord = Exclude<keyof Words['shell']['account'], 'open' | 'loading'>

/** Where an entry leads; one without is announced as coming. */
type Target = Pick<LinkProps, 'to' | 'hash'>

const PROFILE = '/app/profile'

const entries: readonly { word: AccountWord; Icon: LucideIcon; target?: Target }[] = [
  { word: 'upgrade', Icon: Sparkles },
  { word: 'notifications', Icon: Bell, target: { to: '/app/notifications' } },
  { word: 'my_profile', Icon: CircleUser, target: { to: PROFILE } },
  { word: 'user_profile', Icon: UserCog, target: { to: PROFILE, hash: 'personal' } },
  { word: 'password', Icon: KeyRound, target: { to: PROFILE, hash: 'password' } },
]

const nothing = () => undefined

/** The person's own menu in the header. */
export function UserMenu({ trigger }: { trigger: ReactNode }) {
  const { t } = useTranslation('shell')
  const logout = useLogout()
  const reason = t(($) => $.coming_reason)
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content>
        {entries.map(({ word, Icon, target }) =>
          target ? (
            <Menu.LinkItem
              key={word}
              value={word}
              icon={<Icon />}
              link={(props) => <Link {...target} {...props} />}
            >
              {t(($) => $.account[word])}
            </Menu.LinkItem>
          ) : (
            <Menu.Item key={word} value={word} icon={<Icon />} onSelect={nothing} disabledReason={reason}>
              {t(($) => $.account[word])}
            </Menu.Item>
          ),
        )}
        <Menu.Item value="shortcuts" icon={<Keyboard />} onSelect={openShortcuts}>
          {t(($) => $.shortcuts.title)}
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item value="logout" icon={<LogOut />} onSelect={logout}>
          {t(($) => $.nav.logout)}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
