import './later.css'
import { cx } from '@plenum/ui/css'
import { floorPlan, floorPlanLegend } from '@plenum/ui/recipes'
import { useId, type CSSProperties } from 'react'
import type { PlanFill, PlanLevel } from './floor-plan-types.ts'
import { ItemFace, PlanHatches } from './plan-items.tsx'

/** A stretch of a scale from 0 to 1, as far as `to`. */
export interface LegendLevel {
  level: PlanLevel
  to: number
}

/** One look a thing may have in the layer: a status, 'reserved', 'unknown'. */
export interface LegendEntry {
  name: string
  fill: PlanFill
  isPlanned?: boolean
}

interface FloorPlanLegendProps {
  /** The layer: 'Power'. */
  title: string
  /** Where it has a scale, with the words at its limits: '0', '60 %', '80 %', '100 %'. */
  scale?: { levels: readonly LegendLevel[]; limits: readonly { at: number; text: string }[] }
  entries?: readonly LegendEntry[]
}

const styles = floorPlanLegend()

/** What the colours and patterns of a plan's layer mean. */
export function FloorPlanLegend({ title, scale, entries = [] }: FloorPlanLegendProps) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={cx(floorPlan().colours, styles.root)}>
      <span id={titleId} className={styles.title}>
        {title}
      </span>
      {scale && (
        <div className={styles.scale}>
          <div aria-hidden="true" className={styles.bar}>
            {scale.levels.map(({ level, to }, at) => (
              <span
                key={to}
                data-level={level}
                className={styles.part}
                style={variables({ '--share': to - (scale.levels[at - 1]?.to ?? 0) })}
              />
            ))}
          </div>
          <div className={styles.limits}>
            {scale.limits.map(({ at, text }) => (
              <span key={at} className={styles.limit} style={variables({ '--at': at })}>
                {text}
              </span>
            ))}
          </div>
        </div>
      )}
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.name} className={styles.entry}>
              <Swatch {...entry} />
              {entry.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const variables = (values: Record<`--${string}`, number>): CSSProperties => ({ ...values })

/** Pixels of a small thing. */
const SAMPLE = { kind: 'rack', x: 0, y: 0, width: 10, depth: 14, rotation: 0 } as const

function Swatch({ name, fill, isPlanned = false }: LegendEntry) {
  const planId = useId()
  return (
    <svg aria-hidden="true" viewBox="-6 -8 12 16" className={styles.swatch}>
      <PlanHatches planId={planId} scale={1} />
      <ItemFace planId={planId} item={{ ...SAMPLE, id: name, name, fill, isPlanned }} isSelected={false} />
    </svg>
  )
}
