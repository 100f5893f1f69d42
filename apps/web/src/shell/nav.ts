import { may, type PermissionArea, type PermissionLevel } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { Words } from '@plenum/i18n/words'
import type { LinkProps } from '@tanstack/react-router'
import {
  BookOpen,
  Building2,
  CalendarRange,
  FileText,
  House,
  LifeBuoy,
  Settings,
  ShieldCheck,
  Warehouse,
  Workflow,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { OVERLAYS, type OverlayName } from '#app/page/overlays.ts'

export type NavWord = keyof Words['shell']['nav']

/** Where a real screen is; an entry without one is announced as coming. */
type Path = NonNullable<LinkProps['to']>

interface NavLeaf {
  word: NavWord
  to?: Path
  /** Opens over the page one is on instead of leaving it. */
  over?: OverlayName
  /** Seen by those who may read this area; by everybody where none is named. */
  area?: PermissionArea
  /** What it takes in the area, where reading is not enough. */
  level?: PermissionLevel
}

export interface NavEntry extends NavLeaf {
  icon: LucideIcon
  /** Where the screens of the group live: decides which group is open. */
  under?: string
  /** Seen by a company's administrators only, or by the makers of companies only. */
  only?: 'administrator' | 'super_administrator'
  children?: readonly NavLeaf[]
}

/** The sidebar, from the top down. A screen that gets a path here becomes a link. */
export const NAV: readonly NavEntry[] = [
  { word: 'home', icon: House, to: '/app' },
  {
    word: 'forms',
    icon: FileText,
    under: '/app/forms',
    area: 'projects',
    children: [
      { word: 'mac_form', to: '/app/forms/mac', level: 'write', area: 'projects' },
      { word: 'maintenance_form', to: '/app/forms/maintenance', level: 'write', area: 'projects' },
      { word: 'forms_history', to: '/app/forms/history', area: 'projects' },
    ],
  },
  {
    word: 'dc_manager',
    icon: Warehouse,
    under: '/app/dc-manager',
    area: 'dashboards',
    children: [
      { word: 'dc_dashboard', to: '/app/dc-manager/dashboard' },
      { word: 'mac_projects', to: '/app/dc-manager/mac-projects', area: 'projects' },
      { word: 'dc_maintenance_projects', to: '/app/dc-manager/maintenance-projects', area: 'projects' },
      { word: 'dc_reports', to: '/app/dc-manager/reports' },
    ],
  },
  {
    word: 'facility',
    icon: Building2,
    under: '/app/facility',
    area: 'dashboards',
    children: [
      { word: 'facility_dashboard', to: '/app/facility/dashboard' },
      {
        word: 'facility_maintenance_projects',
        to: '/app/facility/maintenance-projects',
        area: 'projects',
      },
      { word: 'facility_reports', to: '/app/facility/reports' },
    ],
  },
  {
    word: 'operations',
    icon: Wrench,
    under: '/app/operations',
    area: 'dashboards',
    children: [
      { word: 'operations_dashboard', to: '/app/operations/dashboard' },
      {
        word: 'operations_maintenance_projects',
        to: '/app/operations/maintenance-projects',
        area: 'projects',
      },
      { word: 'operations_reports', to: '/app/operations/reports' },
    ],
  },
  { word: 'planning', icon: CalendarRange, area: 'planning' },
  { word: 'workflows', icon: Workflow, area: 'workflows' },
  {
    word: 'library',
    icon: BookOpen,
    under: '/app/library',
    area: 'library',
    children: [
      { word: 'standards' },
      { word: 'datasheet' },
      { word: 'maintenance_docs' },
      { word: 'mac_docs' },
    ],
  },
  {
    word: 'settings',
    icon: Settings,
    under: '/app/settings',
    children: [
      { word: 'hierarchy', to: '/app/settings/hierarchy', area: 'hierarchy' },
      { word: 'users', to: '/app/settings/users-configuration', area: 'users' },
      { word: 'assets', to: '/app/settings/assets-inventory', area: 'assets' },
      { word: 'brand_and_models', to: '/app/settings/brand-and-models', area: 'library' },
      { word: 'tags', to: '/app/settings/tags', area: 'assets' },
      { word: 'nomenclature', to: '/app/settings/nomenclature', area: 'settings' },
      { word: 'connectors', area: 'settings' },
      { word: 'view_assets', to: '/app/settings/view-assets', area: 'assets' },
    ],
  },
  {
    word: 'account',
    icon: ShieldCheck,
    under: '/app/account',
    only: 'administrator',
    children: [{ word: 'company' }, { word: 'billing' }],
  },
  {
    word: 'super_administrator',
    icon: ShieldCheck,
    under: '/app/super',
    only: 'super_administrator',
    children: [{ word: 'company_users' }, { word: 'licenses' }],
  },
  { word: 'feedback', icon: LifeBuoy, to: OVERLAYS.support, over: 'support' },
]

/** Screens that other screens lead to; the search of the header finds them too. */
const BESIDES: readonly NavLeaf[] = [
  { word: 'people', to: '/app/users', area: 'users' },
  { word: 'audit', to: '/app/settings/audit', area: 'users', level: 'write' },
  { word: 'work_templates', to: '/app/forms/templates', area: 'projects' },
  { word: 'tickets', to: '/app/support/tickets' },
  { word: 'notifications', to: '/app/notifications' },
  { word: 'profile', to: '/app/profile' },
]

type Viewer = Pick<CurrentUser, 'is_administrator' | 'permissions'>

const allowed = (viewer: Viewer, leaf: NavLeaf) =>
  leaf.area === undefined || may(viewer.permissions, leaf.area, leaf.level ?? 'onlyRead')

const isOneOf = (viewer: Viewer, only: NavEntry['only']) =>
  // nobody's session says super administrator yet: that group waits for the screens it holds
  only === undefined || (only === 'administrator' && viewer.is_administrator)

/** What a person sees of the sidebar: entries and children by permission, and no empty group. */
export function navFor(viewer: Viewer): NavEntry[] {
  return NAV.filter((entry) => allowed(viewer, entry) && isOneOf(viewer, entry.only)).flatMap((entry) => {
    if (!entry.children) return [entry]
    const children = entry.children.filter((child) => allowed(viewer, child))
    return children.length === 0 ? [] : [{ ...entry, children }]
  })
}

/** The screens a person may go to, those of the sidebar first. */
export const pagesFor = (viewer: Viewer): NavLeaf[] => [
  ...navFor(viewer).flatMap((entry) => [entry, ...(entry.children ?? [])]),
  ...BESIDES.filter((leaf) => allowed(viewer, leaf)),
]

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Whether the page shown is this one, for an entry that is a link. */
export const isActive = (leaf: NavLeaf, pathname: string): boolean =>
  leaf.to !== undefined && trimmed(pathname) === leaf.to

/** Whether the page shown is this one or one below it. */
export const isHighlighted = (entry: NavLeaf & Pick<NavEntry, 'under'>, pathname: string): boolean => {
  const path = entry.under ?? (entry.to === '/app' ? undefined : entry.to)
  return path === undefined ? isActive(entry, pathname) : isBelow(pathname, path)
}

const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname)
