import { sidebar } from '@plenum/ui/recipes'
import { ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { createContext, lazy, Suspense, use, useId } from 'react'

type Width = 'expanded' | 'collapsed' | 'panel'

const WidthContext = createContext<Width>('expanded')

const Tooltip = lazy(async () => ({ default: (await import('./tooltip.tsx')).Tooltip }))

/** In the collapsed sidebar an entry says its name on approach; the words are fetched once that is possible. */
function Named({ name, children }: { name: string; children: ReactElement }) {
  if (use(WidthContext) !== 'collapsed') return children
  return (
    <Suspense fallback={children}>
      <Tooltip content={name} side="right">
        {children}
      </Tooltip>
    </Suspense>
  )
}

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
  link: (props: NavLinkProps) => ReactElement
}

/** Logo, product name and version, linking home. */
export function SidebarBrand({ logo, product, version, link }: BrandProps) {
  const width = use(WidthContext)
  const styles = sidebar({ width })
  if (width === 'collapsed')
    return (
      <Named name={product}>
        {link({ className: styles.brandLink, children: logo, 'aria-label': product })}
      </Named>
    )
  return link({
    className: styles.brandLink,
    children: (
      <>
        {logo}
        <span className={styles.product}>{product}</span>
        <span className={styles.version}>{version}</span>
      </>
    ),
  })
}

interface NavItemProps {
  label: string
  icon?: ReactNode
  /** The page shown is this one. */
  active?: boolean
  /** The page shown is below this one. */
  highlighted?: boolean
  link: (props: NavLinkProps) => ReactElement
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
  const styles = sidebar({ width })
  return (
    <li>
      <Named name={label}>
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
        <ul id={listId} className={styles.sublist}>
          {children}
        </ul>
      )}
    </li>
  )
}
