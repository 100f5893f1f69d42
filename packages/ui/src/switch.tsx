import './later.css'
import { Switch as Ark } from '@ark-ui/react/switch'
import { switchRecipe } from '@plenum/ui/recipes'
import { useId, type ReactNode } from 'react'
import { useFieldControl } from './field-context.ts'

interface SwitchProps {
  label: ReactNode
  /** What it does, or why it cannot be moved now. */
  help?: ReactNode
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  invalid?: boolean
  onCheckedChange?: (checked: boolean) => void
}

const styles = switchRecipe()

/** On or off, in force at once; what waits for Save is a checkbox. */
export function Switch({ label, help, onCheckedChange, ...rest }: SwitchProps) {
  const helpId = useId()
  const { id: _, ...field } = useFieldControl()
  return (
    <Ark.Root
      {...rest}
      className={styles.root}
      onCheckedChange={(change) => onCheckedChange?.(change.checked)}
    >
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box says itself whether it is checked */}
      <Ark.HiddenInput role="switch" {...field} {...(help !== undefined && { 'aria-describedby': helpId })} />
      <Ark.Control className={styles.track}>
        <Ark.Thumb className={styles.thumb} />
      </Ark.Control>
      <span className={styles.text}>
        <Ark.Label className={styles.label}>{label}</Ark.Label>
        {help !== undefined && (
          <span id={helpId} className={styles.reason}>
            {help}
          </span>
        )}
      </span>
    </Ark.Root>
  )
}
