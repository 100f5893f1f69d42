import './later.css'
import { cx } from '@plenum/ui/css'
import { rackElevation } from '@plenum/ui/recipes'
import { GripVertical } from 'lucide-react'
import { createContext, use, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { unitNumbers, unitsAbove, type RackSpan, type RackUnits } from './rack-geometry.ts'

const Units = createContext<RackUnits>({ units: 1, startingUnit: 1, direction: 'bottom_up' })

const variables = (values: Record<`--${string}`, number>): CSSProperties => ({ ...values })

/** Where a thing is drawn in the rack around it. */
function useSpan(span: RackSpan): CSSProperties {
  return variables({ '--above': unitsAbove(use(Units), span), '--height': span.height })
}

interface RootProps extends ComponentProps<'div'> {
  /** Says which rack this is. */
  label: string
  rack: RackUnits
}

/** A rack seen from one side, its units counted on both; what else it is given goes to the frame between the rails. */
export function Root({ label, rack, children, className, ...frame }: RootProps) {
  const styles = rackElevation()
  return (
    <div className={styles.root}>
      <UnitNumbers rack={rack} />
      <Units value={rack}>
        <div
          role="group"
          aria-label={label}
          {...frame}
          className={cx(styles.frame, className)}
          style={variables({ '--units': rack.units })}
        >
          {children}
        </div>
      </Units>
      <UnitNumbers rack={rack} />
    </div>
  )
}

function UnitNumbers({ rack }: { rack: RackUnits }) {
  const styles = rackElevation()
  return (
    <div aria-hidden="true" className={styles.numbers}>
      {unitNumbers(rack).map((unit) => (
        <span key={unit} className={styles.number}>
          {unit}
        </span>
      ))}
    </div>
  )
}

interface FaceProps {
  span: RackSpan
  name: ReactNode
  code: string
}

/** A device that stays where it is. */
export function FixedDevice({ span, name, code }: FaceProps) {
  const styles = rackElevation()
  return (
    <div className={styles.device} style={useSpan(span)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.code}>{code}</span>
    </div>
  )
}

interface DeviceProps extends FaceProps, Omit<ComponentProps<'button'>, 'name' | 'children'> {
  state?: 'still' | 'held' | 'moving'
}

/** A device that can be picked up; a finger drags it by its grip, so that the rest still scrolls the page. */
export function Device({ span, name, code, state = 'still', className, ...rest }: DeviceProps) {
  const styles = rackElevation({ state, use: 'movable' })
  return (
    <button
      type="button"
      aria-pressed={state === 'held'}
      {...rest}
      className={cx(styles.device, className)}
      style={useSpan(span)}
    >
      <span data-grip="" className={styles.grip}>
        <GripVertical aria-hidden="true" />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.code}>{code}</span>
    </button>
  )
}

/** Where a device would land, and why not. */
export function Ghost({
  span,
  state,
  children,
}: {
  span: RackSpan
  state: 'fits' | 'refused'
  children: ReactNode
}) {
  const styles = rackElevation({ state })
  return (
    <div aria-hidden="true" className={styles.ghost} style={useSpan(span)}>
      <span className={styles.reason}>{children}</span>
    </div>
  )
}
