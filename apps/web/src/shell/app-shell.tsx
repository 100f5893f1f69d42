import type { CurrentUser } from '@plenum/domain/session'
import { useTranslation } from '@plenum/i18n/react'
import { IconButton } from '@plenum/ui/icon-button'
import { HeaderBar } from '@plenum/ui/header-bar'
import { Shell } from '@plenum/ui/shell'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'
import { Banners } from '#app/notices/banners.tsx'
import { NARROW, useMedia } from '#app/page/use-media.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { part } from '#app/notices/part.ts'
import { useActions } from './actions.ts'
import { AppSidebar } from './app-sidebar.tsx'
import { HeaderControls } from './header-controls.tsx'
import { LogoLink } from './logo-link.tsx'
import { useNavPages } from './nav-pages.ts'
import { OutletWithOverlay, type Overlays } from './overlay.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'
import { useSidebarExpanded } from './sidebar-state.ts'

const route = getRouteApi('/app')
const NavPanel = part(async () => (await import('./nav-panel.tsx')).NavPanel)

interface AppShellProps {
  Search: ComponentType<{
    pages: ReturnType<typeof useNavPages>
    actions: ReturnType<typeof useActions>
    user: CurrentUser
  }>
  Bell: ComponentType<{ person: string }>
  overlays: Overlays
}

/** The frame of the signed-in area; `Search` stands in the header's middle, `Bell` right of it. */
export function AppShell({ Search, Bell, overlays }: AppShellProps) {
  const { t } = useTranslation('shell')
  const common = useTranslation('common').t
  const user = route.useRouteContext({ select: ({ user: present }) => present })
  const pages = useNavPages(user)
  const actions = useActions(user)
  const narrow = useMedia(NARROW)
  const { expanded, toggle } = useSidebarExpanded()
  const pathname = useLocation({ select: (location) => location.pathname })
  // the panel belongs to the page it was opened on: going elsewhere closes it, also for who comes back; null until it was
  // wanted once
  const [panelOn, setPanelOn] = useState<string | null>(null)
  if (panelOn && (!narrow || panelOn !== pathname)) setPanelOn('')
  const [isPanelThere, setPanelThere] = useState(false)
  const panelOpen = narrow && panelOn === pathname
  const flip = () => (narrow ? setPanelOn(panelOpen ? '' : pathname) : toggle())
  useShortcut('sidebar', flip)
  const sidebar = (width: 'expanded' | 'collapsed' | 'panel') => (
    <AppSidebar user={user} width={width} onExpand={toggle} />
  )
  return (
    <Shell
      skipLabel={common(($) => $.skip)}
      sidebar={narrow ? null : sidebar(expanded ? 'expanded' : 'collapsed')}
      banner={<Banners />}
      header={
        <HeaderBar
          start={
            <>
              <IconButton
                label={t(($) => (narrow ? $.open_navigation : $.toggle_sidebar))}
                aria-expanded={narrow ? panelOpen : expanded}
                onClick={flip}
              >
                {narrow ? <MenuIcon /> : <PanelLeft />}
              </IconButton>
              <LogoLink />
            </>
          }
          search={<Search pages={pages} actions={actions} user={user} />}
          end={
            <>
              <Bell person={user.id} />
              <HeaderControls user={user} narrow={narrow} />
            </>
          }
        />
      }
    >
      <OutletWithOverlay overlays={overlays} waits={isPanelThere} />
      <ShortcutsHelp />
      {narrow && panelOn !== null && (
        <Suspense fallback={null}>
          <NavPanel
            open={panelOpen}
            onOpenChange={(open) => setPanelOn(open ? pathname : '')}
            onThere={setPanelThere}
          >
            {sidebar('panel')}
          </NavPanel>
        </Suspense>
      )}
    </Shell>
  )
}
