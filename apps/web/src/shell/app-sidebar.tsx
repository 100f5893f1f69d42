import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { Logo } from '@plenum/ui/logo'
import { hstack } from '@plenum/ui/patterns'
import { NavButton, NavItem, Sidebar, SidebarBrand } from '@plenum/ui/sidebar'
import { Link, useLocation } from '@tanstack/react-router'
import { CircleUser, LogOut } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { LABEL_VERSION } from '#app/env.ts'
import { LanguageChoice } from '#app/page/language-choice.tsx'
import { ThemeChoice } from '#app/page/theme-choice.tsx'
import { isHighlighted, navFor, type NavWord } from './nav.ts'
import { ITSELF, NavNode } from './nav-node.tsx'
import { useLogout } from './use-logout.ts'
import { UserBlock } from './user-block.tsx'

interface AppSidebarProps {
  user: CurrentUser
  width: 'expanded' | 'collapsed' | 'panel'
  onExpand: () => void
}

/** The navigation: groups open by themselves where the page is theirs, until a person says otherwise. */
export function AppSidebar({ user, width, onExpand }: AppSidebarProps) {
  const { t } = useTranslation('shell')
  const common = useTranslation('common').t
  const pathname = useLocation({ select: (location) => location.pathname })
  const [chosen, setChosen] = useState<Partial<Record<NavWord, boolean>>>({})
  const logout = useLogout()
  // what the page is about comes first
  const isFilled = useDeferredValue(true, width === 'panel')
  return (
    <Sidebar
      width={width}
      label={t(($) => $.navigation)}
      brand={
        <SidebarBrand
          logo={width === 'expanded' ? null : <Logo size="sm" />}
          product={common(($) => $.product)}
          version={`v${LABEL_VERSION}`}
          link={(props) => <Link to="/app" activeOptions={{ exact: true }} {...props} />}
        />
      }
      footer={
        isFilled && (
          <>
            {width === 'panel' && (
              <li className={hstack({ gap: '2', py: '1' })}>
                <LanguageChoice />
                <ThemeChoice />
              </li>
            )}
            <UserBlock
              fullName={user.full_name}
              email={user.email}
              picture={user.avatar}
              collapsed={width === 'collapsed'}
            />
            <NavItem
              label={t(($) => $.nav.profile)}
              icon={<CircleUser />}
              active={pathname === '/app/profile'}
              highlighted={pathname === '/app/profile'}
              link={(props) => <Link to="/app/profile" activeOptions={ITSELF} {...props} />}
            />
            <NavButton label={t(($) => $.nav.logout)} icon={<LogOut />} onClick={logout} />
          </>
        )
      }
    >
      {isFilled &&
        navFor(user).map((entry) => {
          const open = chosen[entry.word] ?? isHighlighted(entry, pathname)
          return (
            <NavNode
              key={entry.word}
              entry={entry}
              pathname={pathname}
              open={open}
              onToggle={() => {
                const wanted = width === 'collapsed' || !open
                if (width === 'collapsed') onExpand()
                setChosen({ ...chosen, [entry.word]: wanted })
              }}
            />
          )
        })}
    </Sidebar>
  )
}
