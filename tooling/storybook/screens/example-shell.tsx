import {
  Building2,
  ChartColumn,
  FileText,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  PanelLeft,
  Settings,
  Sun,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Avatar } from '@plenum/ui/avatar'
import { HeaderBar } from '@plenum/ui/header-bar'
import { IconButton } from '@plenum/ui/icon-button'
import { Logo } from '@plenum/ui/logo'
import * as Menu from '@plenum/ui/menu'
import { SearchInput } from '@plenum/ui/search-input'
import { Shell } from '@plenum/ui/shell'
import * as Sheet from '@plenum/ui/sheet'
import { NavButton, NavComing, NavGroup, NavItem, Sidebar, SidebarBrand } from '@plenum/ui/sidebar'

type Group = 'dc' | 'facility' | 'settings'

/** The navigation with every kind of entry. */
export function ExampleSidebar({ width }: { width: 'expanded' | 'collapsed' | 'panel' }) {
  const [open, setOpen] = useState<readonly Group[]>(['dc', 'settings'])
  const toggle = (group: Group) =>
    setOpen((now) => (now.includes(group) ? now.filter((one) => one !== group) : [...now, group]))
  const reason = 'This screen is still being built'
  return (
    <Sidebar
      width={width}
      label="Main"
      brand={
        <SidebarBrand
          logo={<Logo />}
          product="Plenum"
          version="v0.0.1"
          link={(props) => <a href="#home" {...props} />}
        />
      }
      footer={
        <>
          <NavItem label="Profile" icon={<UserRound />} link={(props) => <a href="#profile" {...props} />} />
          <NavButton label="Log out" icon={<LogOut />} onClick={() => undefined} />
        </>
      }
    >
      <NavItem label="Home" icon={<LayoutDashboard />} link={(props) => <a href="#app" {...props} />} />
      <NavGroup
        label="Data-centre manager"
        icon={<ChartColumn />}
        open={open.includes('dc')}
        onToggle={() => toggle('dc')}
      >
        <NavItem label="Dashboard" link={(props) => <a href="#dashboard" {...props} />} />
        <NavItem label="MAC projects" link={(props) => <a href="#mac" {...props} />} />
        <NavComing label="Maintenance projects" mark="Soon" reason={reason} />
      </NavGroup>
      <NavGroup
        label="Facility manager"
        icon={<Building2 />}
        open={open.includes('facility')}
        onToggle={() => toggle('facility')}
      >
        <NavComing label="Dashboard" mark="Soon" reason={reason} />
      </NavGroup>
      <NavComing label="Planning" icon={<FileText />} mark="Soon" reason={reason} />
      <NavGroup
        label="Settings"
        icon={<Settings />}
        open={open.includes('settings')}
        highlighted
        onToggle={() => toggle('settings')}
      >
        <NavItem label="Hierarchy configuration" link={(props) => <a href="#hierarchy" {...props} />} />
        <NavItem label="Assets inventory" active link={(props) => <a href="#assets" {...props} />} />
        <NavComing label="Brand and models" mark="Soon" reason={reason} />
      </NavGroup>
      <NavItem label="Feedback" icon={<LifeBuoy />} link={(props) => <a href="#support" {...props} />} />
    </Sidebar>
  )
}

function ExampleHeader({ onNavigation }: { onNavigation: () => void }) {
  const [language, setLanguage] = useState('en')
  return (
    <HeaderBar
      start={
        <IconButton label="Show or hide the navigation" onClick={onNavigation}>
          <PanelLeft />
        </IconButton>
      }
      search={<SearchInput label="Search" shortcut="Ctrl K" tone="quiet" />}
      end={
        <>
          <Menu.Root>
            <Menu.Trigger>
              <IconButton label="Language">
                <Languages />
              </IconButton>
            </Menu.Trigger>
            <Menu.Content>
              <Menu.RadioGroup label="Language" value={language} onValueChange={setLanguage}>
                <Menu.RadioItem value="en" disabled={language === 'en'} lang="en">
                  English
                </Menu.RadioItem>
                <Menu.RadioItem value="es" disabled={language === 'es'} lang="es">
                  Español
                </Menu.RadioItem>
              </Menu.RadioGroup>
            </Menu.Content>
          </Menu.Root>
          <IconButton label="Theme">
            <Sun />
          </IconButton>
          <IconButton label="Account of Ana Ruiz">
            <Avatar initials="AR" colour={1} size="sm" />
          </IconButton>
        </>
      }
    />
  )
}

/** The signed-in frame around a page. */
export function ExampleShell({ collapsed = false, children }: { collapsed?: boolean; children: ReactNode }) {
  const [narrow, setNarrow] = useState(collapsed)
  const [panel, setPanel] = useState(false)
  const onNavigation = () =>
    window.matchMedia('(width < 768px)').matches ? setPanel(true) : setNarrow(!narrow)
  return (
    <Shell
      skipLabel="Skip to content"
      sidebar={<ExampleSidebar width={narrow ? 'collapsed' : 'expanded'} />}
      header={<ExampleHeader onNavigation={onNavigation} />}
    >
      {children}
      <Sheet.Root open={panel} onOpenChange={(change) => setPanel(change.open)}>
        <Sheet.Content side="left" size="nav" aria-label="Navigation">
          <ExampleSidebar width="panel" />
        </Sheet.Content>
      </Sheet.Root>
    </Shell>
  )
}
