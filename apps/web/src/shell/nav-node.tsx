import { useTranslation } from '@plenum/i18n/react'
import { NavComing, NavGroup, NavItem } from '@plenum/ui/sidebar'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isActive, isHighlighted, type NavEntry } from './nav.ts'

/** The entry says by itself whether it is active; the link must not say so for pages below it. */
export const ITSELF = { exact: true, includeSearch: false } as const

interface NavNodeProps {
  entry: NavEntry
  pathname: string
  open: boolean
  onToggle: () => void
}

/** One entry of the sidebar with what is below it. */
export function NavNode({ entry, pathname, open, onToggle }: NavNodeProps) {
  const { t } = useTranslation('shell')
  const Icon = entry.icon
  if (!entry.children) return <NavLeafNode leaf={entry} icon={<Icon />} pathname={pathname} />
  return (
    <NavGroup
      label={t(($) => $.nav[entry.word])}
      icon={<Icon />}
      open={open}
      highlighted={isHighlighted(entry, pathname)}
      onToggle={onToggle}
    >
      {entry.children.map((child) => (
        <NavLeafNode key={child.word} leaf={child} pathname={pathname} />
      ))}
    </NavGroup>
  )
}

interface NavLeafNodeProps {
  leaf: Pick<NavEntry, 'word' | 'to' | 'over'>
  icon?: ReactNode
  pathname: string
}

function NavLeafNode({ leaf, icon, pathname }: NavLeafNodeProps) {
  const { t } = useTranslation('shell')
  const common = useTranslation('common').t
  const label = t(($) => $.nav[leaf.word])
  const { to, over } = leaf
  if (to === undefined)
    return (
      <NavComing
        label={label}
        icon={icon}
        mark={common(($) => $.states.coming)}
        reason={t(($) => $.coming_reason)}
      />
    )
  return (
    <NavItem
      label={label}
      icon={icon}
      active={isActive(leaf, pathname)}
      highlighted={isHighlighted(leaf, pathname)}
      link={(props) =>
        over === undefined || pathname === to ? (
          <Link to={to} activeOptions={ITSELF} {...props} />
        ) : (
          <Link to="." search={(now) => ({ ...now, over })} mask={{ to }} {...props} />
        )
      }
    />
  )
}
