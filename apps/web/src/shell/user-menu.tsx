import type { Words } from '@plenum/i18n/words'
import * as Menu from '@plenum/ui/menu'
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
import { useTranslation } from 'react-i18next'
import { openShortcuts } from './shortcuts-help.tsx'
import { useLogout } from './use-logout.ts'

type AccountWord = Exclude<keyof Words['shell']['account'], 'open' | 'loading'>

/** Entries whose screens are announced, in their order. */
const coming: readonly { word: AccountWord; Icon: LucideIcon }[] = [
  { word: 'upgrade', Icon: Sparkles },
  { word: 'notifications', Icon: Bell },
  { word: 'my_profile', Icon: CircleUser },
  { word: 'user_profile', Icon: UserCog },
  { word: 'password', Icon: KeyRound },
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
        {coming.map(({ word, Icon }) => (
          <Menu.Item key={word} value={word} icon={<Icon />} onSelect={nothing} disabledReason={reason}>
            {t(($) => $.account[word])}
          </Menu.Item>
        ))}
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
