import { sidebar } from '@plenum/ui/recipes'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { use, useId, useState } from 'react'
import { keptFocus } from './kept-focus.ts'
import { Named, WidthContext, type Entry, type Width } from './sidebar-named.tsx'

interface SidebarProps {
  /** `expanded` 18rem, `collapsed` 3rem with icons only, `panel` inside the off-canvas sheet. */
  width: Width
  /** Name of the navigation. */
  label: string
  brand: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The navigation at the left. */
export function Sidebar({ width, label, brand, footer, children }: SidebarProps) {
  const styles = sidebar({ width })
  return (
    <WidthContext value={width}>
      <aside aria-label={label} className={styles.root}>
        <div className={styles.brand}>{brand}</div>
        <nav aria-label={label} className={styles.nav}>
          <ul className={styles.list}>{children}</ul>
        </nav>
        {footer !== undefined && <ul className={styles.footer}>{footer}</ul>}
      </aside>
    </WidthContext>
  )
}

/** What a router's link needs to look and read as part of the sidebar. */
export interface NavLinkProps {
  className: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
  'data-highlighted'?: ''
}

interface BrandProps {
  logo: ReactNode
  product: string
  version: string
  link: (props: NavLinkProps) => Entry
}

/** Logo, product name and version, linking home. */
export function SidebarBrand({ logo, product, version, link }: BrandProps) {
  const width = use(WidthContext)
  const styles = sidebar({ width })
  const collapsed = width === 'collapsed'
  return (
    <Named name={product}>
      {link({
        className: styles.brandLink,
        ...(collapsed && { 'aria-label': product }),
        children: (
          <>
            {logo}
            {!collapsed && (
              <>
                <span className={styles.product}>{product}</span>
                <span className={styles.version}>{version}</span>
              </>
            )}
          </>
        ),
      })}
    </Named>
  )
}

interface NavItemProps {
  label: string
  icon?: ReactNode
  /** The page shown is this one. */
  active?: boolean
  /** The page shown is below this one. */
  highlighted?: boolean
  link: (props: NavLinkProps) => Entry
}

/** A link of the navigation. */
export function NavItem({ label, icon, active = false, highlighted = false, link }: NavItemProps) {
  const width = use(WidthContext)
  const styles = sidebar({ width })
  const collapsed = width === 'collapsed'
  const state = {
    className: styles.item,
    ...(collapsed && { 'aria-label': label }),
    ...(active && { 'aria-current': 'page' as const }),
    ...(highlighted && { 'data-highlighted': '' as const }),
  }
  return (
    <li>
      <Named name={label}>
        {link({
          ...state,
          children: (
            <>
              {icon}
              {!collapsed && <span className={styles.label}>{label}</span>}
            </>
          ),
        })}
      </Named>
    </li>
  )
}

interface NavButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
}

/** An entry that does something instead of going somewhere: log out. */
export function NavButton({ label, icon, onClick }: NavButtonProps) {
  const width = use(WidthContext)
  const collapsed = width === 'collapsed'
  const styles = sidebar({ width })
  return (
    <li>
      <Named name={label}>
        <button
          type="button"
          className={styles.item}
          onClick={onClick}
          {...(collapsed && { 'aria-label': label })}
        >
          {icon}
          {!collapsed && <span className={styles.label}>{label}</span>}
        </button>
      </Named>
    </li>
  )
}

interface NavComingProps {
  label: string
  icon?: ReactNode
  /** The word that marks it, such as 'Soon'. */
  mark: string
  /** Why it does nothing yet. */
  reason: string
}

/** A screen that is announced but not there: visible, reachable, and plainly no link. */
export function NavComing({ label, icon, mark, reason }: NavComingProps) {
  const width = use(WidthContext)
  const collapsed = width === 'collapsed'
  const styles = sidebar({ width })
  const name = `${label}: ${reason}`
  return (
    <li>
      <Named name={name}>
        <span
          role="link"
          aria-disabled="true"
          tabIndex={0}
          className={styles.item}
          {...(collapsed ? { 'aria-label': name } : { title: reason })}
        >
          {icon}
          {!collapsed && (
            <>
              <span className={styles.label}>{label}</span>
              <span className={styles.mark}>{mark}</span>
            </>
          )}
        </span>
      </Named>
    </li>
  )
}

interface NavGroupProps {
  label: string
  icon: ReactNode
  open: boolean
  /** The page shown is one of its own. */
  highlighted?: boolean
  /** In the collapsed sidebar it is the wish to see the group: expand, then open. */
  onToggle: () => void
  children: ReactNode
}

/** Entries under one heading, shown and hidden together. */
export function NavGroup({ label, icon, open, highlighted = false, onToggle, children }: NavGroupProps) {
  const listId = useId()
  const width = use(WidthContext)
  const collapsed = width === 'collapsed'
  const shown = open && !collapsed
  const [{ entry, belonging }] = useState(keptFocus)
  const styles = sidebar({ width })
  return (
    <li>
      <Named name={label} keep={entry}>
        <button
          type="button"
          aria-expanded={shown}
          {...(shown && { 'aria-controls': listId })}
          {...(highlighted && { 'data-highlighted': '' })}
          {...(collapsed && { 'aria-label': label })}
          className={styles.group}
          onClick={onToggle}
        >
          {icon}
          {!collapsed && (
            <>
              <span className={styles.label}>{label}</span>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </>
          )}
        </button>
      </Named>
      {shown && (
        <ul ref={belonging} id={listId} className={styles.sublist}>
          {children}
        </ul>
      )}
    </li>
  )
}
