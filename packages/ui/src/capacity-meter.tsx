import './later.css'
import { capacityMeter } from '@plenum/ui/recipes'
import { useId, type CSSProperties } from 'react'

/** From here on it is amber. */
export const AMBER_FROM = 0.6
/** Above this it is red. */
export const RED_ABOVE = 0.8

/** Always in this order, so that people learn to read the four by their place. */
const ORDER = ['space', 'power', 'weight', 'heat'] as const

export interface Capacity {
  /** 'Space'. */
  label: string
  /** Null where nobody knows; it is then shown as unknown, never as nothing. */
  used: number | null
  /** Held for what is planned; it counts as taken and is drawn hatched. */
  reserved?: number
  total: number | null
  /** The same in words: '31 of 42 U', '6.4 of 8 kW', 'Unknown'. */
  text: string
}

interface CapacityMeterProps {
  /** Whose capacity: 'Capacity of R04'. */
  label: string
  capacities: Record<(typeof ORDER)[number], Capacity>
  size?: 'sm' | 'md' | 'lg'
}

/** How full a place is: space, power, weight and heat, as four thin meters. */
export function CapacityMeter({ label, capacities, size = 'md' }: CapacityMeterProps) {
  const all = ORDER.map((name) => ({ name, ...capacities[name] }))
  const title = all.map((capacity) => `${capacity.label}: ${capacity.text}`).join('\n')
  return (
    <div
      role="group"
      aria-label={label}
      {...(size === 'sm' && { title })}
      className={capacityMeter({ size }).root}
    >
      {all.map(({ name, ...capacity }) => (
        <Meter key={name} capacity={capacity} size={size} />
      ))}
    </div>
  )
}

interface MeterProps {
  capacity: Capacity
  size: 'sm' | 'md' | 'lg'
}

function Meter({ capacity, size }: MeterProps) {
  const labelId = useId()
  const { label, used, reserved = 0, total, text } = capacity
  const known = used !== null && total !== null && total > 0
  const taken = known ? (used + reserved) / total : null
  const styles = capacityMeter({ size, level: levelOf(taken) })
  return (
    <div className={styles.item}>
      <span id={labelId} aria-hidden="true" className={styles.label}>
        {label}
      </span>
      {known ? (
        <span
          role="meter"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={Math.min(used + reserved, total)}
          aria-valuetext={text}
          className={styles.track}
          style={bars(used / total, reserved / total)}
        >
          <span className={styles.used} />
          <span className={styles.reserved} />
        </span>
      ) : (
        <span role="img" aria-label={`${label}: ${text}`} className={styles.track} />
      )}
      <span aria-hidden="true" className={styles.text}>
        {text}
      </span>
    </div>
  )
}

function levelOf(taken: number | null) {
  if (taken === null) return 'unknown'
  if (taken > RED_ABOVE) return 'red'
  return taken >= AMBER_FROM ? 'amber' : 'calm'
}

function bars(used: number, reserved: number): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--used': used, '--reserved': reserved }
  return variables
}
