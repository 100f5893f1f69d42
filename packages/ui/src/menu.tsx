import { Menu, useMenuContext } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { menu } from '@plenum/ui/recipes'
import { Check } from 'lucide-react'
import type { ComponentProps, FocusEvent, ReactNode } from 'react'

const styles = menu()

/** Opens under its trigger; arrow keys, first letters and Escape work as in any menu. */
export function Root(props: ComponentProps<typeof Menu.Root>) {
  return <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 4 }} {...props} />
}

/** Makes its child button open the menu. */
export function Trigger({ children }: { children: ReactNode }) {
  return <Menu.Trigger asChild>{children}</Menu.Trigger>
}

// a press shorter than a frame closes the menu before Ark focuses it: the focus goes back to where it was
const refuseWhenClosed = (event: FocusEvent<HTMLElement>) => {
  if (event.currentTarget.dataset.state === 'closed' && event.relatedTarget instanceof HTMLElement)
    event.relatedTarget.focus()
}

export function Content(props: Omit<ComponentProps<typeof Menu.Content>, 'className'>) {
  return (
    <Portal>
      <Menu.Positioner className={styles.positioner}>
        <Menu.Content onFocus={refuseWhenClosed} {...props} className={styles.content} />
      </Menu.Positioner>
    </Portal>
  )
}

interface ItemProps {
  value: string
  onSelect: () => void
  icon?: ReactNode
  tone?: 'regular' | 'danger'
  /** Why it cannot be chosen now; it stays reachable so that the reason can be read. */
  disabledReason?: string | undefined
  /** What it does shows within the menu, which stays open. */
  staysOpen?: boolean
  children: ReactNode
}

export function Item({
  value,
  onSelect,
  icon,
  tone = 'regular',
  disabledReason,
  staysOpen = false,
  children,
}: ItemProps) {
  const refused = disabledReason !== undefined
  return (
    <Menu.Item
      value={value}
      className={menu({ tone }).item}
      closeOnSelect={!refused && !staysOpen}
      {...(refused ? { 'aria-disabled': true } : { onSelect })}
    >
      {icon}
      <span className={styles.text}>
        {children}
        {refused && <span className={styles.reason}>{disabledReason}</span>}
      </span>
    </Menu.Item>
  )
}

/** Within a menu: puts the mark on an item, as for one that goes away while the menu stays open. */
export const useMark = (): ((value: string) => void) => useMenuContext().setHighlightedValue

interface LinkItemProps {
  value: string
  icon?: ReactNode
  /** The router's link; it gets the item's look and content. */
  link: (props: { children: ReactNode }) => ReactNode
  children: ReactNode
}

/** An item that goes somewhere. */
export function LinkItem({ value, icon, link, children }: LinkItemProps) {
  return (
    <Menu.Item value={value} asChild className={styles.item}>
      {link({
        children: (
          <>
            {icon}
            <span className={styles.text}>{children}</span>
          </>
        ),
      })}
    </Menu.Item>
  )
}

interface RadioGroupProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  children: ReactNode
}

/** One of several, the current one with a check mark. */
export function RadioGroup({ label, value, onValueChange, children }: RadioGroupProps) {
  return (
    <Menu.RadioItemGroup value={value} onValueChange={(change) => onValueChange(change.value)}>
      <Menu.ItemGroupLabel className={styles.label}>{label}</Menu.ItemGroupLabel>
      {children}
    </Menu.RadioItemGroup>
  )
}

interface RadioItemProps {
  value: string
  disabled?: boolean
  icon?: ReactNode
  lang?: string
  children: ReactNode
}

export function RadioItem({ value, disabled = false, icon, lang, children }: RadioItemProps) {
  return (
    <Menu.RadioItem value={value} disabled={disabled} className={styles.item}>
      {icon}
      <Menu.ItemText className={styles.text} {...(lang !== undefined && { lang })}>
        {children}
      </Menu.ItemText>
      <span className={styles.check}>
        <Menu.ItemIndicator>
          <Check aria-hidden="true" />
        </Menu.ItemIndicator>
      </span>
    </Menu.RadioItem>
  )
}

export function Separator() {
  return <Menu.Separator className={styles.separator} />
}
