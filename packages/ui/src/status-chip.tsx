import { statusChip } from '@plenum/ui/recipes'
import type { ComponentProps, ReactNode } from 'react'

/** The ten looks of a state, each a colour and a shape of its own. */
export type StatusTone =
  | 'planning'
  | 'received'
  | 'installation'
  | 'active'
  | 'standby'
  | 'maintenance'
  | 'faulty'
  | 'repair'
  | 'out_of_service'
  | 'decommissioning'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const
const solid = { fill: 'currentColor' } as const

// circles live, diamonds are being worked on, triangles are in trouble, squares are on their way out
const shapes: Record<StatusTone, ReactNode> = {
  planning: <circle cx="6" cy="6" r="5" {...line} strokeDasharray="2.4 2.2" />,
  received: (
    <>
      <circle cx="6" cy="6" r="5" {...line} />
      <circle cx="6" cy="6" r="2" {...solid} />
    </>
  ),
  installation: (
    <>
      <circle cx="6" cy="6" r="5" {...line} />
      <path d="M6 2.5a3.5 3.5 0 0 1 0 7z" {...solid} />
    </>
  ),
  active: <circle cx="6" cy="6" r="5" {...solid} />,
  standby: <circle cx="6" cy="6" r="5" {...line} />,
  maintenance: <path d="M6 .9 11.1 6 6 11.1.9 6z" {...line} strokeLinejoin="round" />,
  faulty: <path d="M6 .8 11.6 11H.4z" {...solid} strokeLinejoin="round" />,
  repair: <path d="M6 1.5 11 10.6H1z" {...line} strokeLinejoin="round" />,
  out_of_service: (
    <>
      <rect x="1.2" y="1.2" width="9.6" height="9.6" rx="1.5" {...line} />
      <path d="m2 10 8-8" {...line} />
    </>
  ),
  decommissioning: (
    <rect x="1.2" y="1.2" width="9.6" height="9.6" rx="1.5" {...line} strokeDasharray="2.4 2" />
  ),
}

/** The shape of a state alone, where a drawing says the word elsewhere. */
export function StatusGlyph({ tone, ...place }: { tone: StatusTone } & ComponentProps<'svg'>) {
  return (
    <svg {...place} viewBox="0 0 12 12" aria-hidden="true" className={statusChip({ tone }).glyph}>
      {shapes[tone]}
    </svg>
  )
}

/** A state as a small shape and its word; the word carries it, the shape makes it quick to find. */
export function StatusChip({ tone, label }: { tone: StatusTone; label: string }) {
  const styles = statusChip({ tone })
  return (
    <span className={styles.root}>
      <StatusGlyph tone={tone} />
      <span className={styles.label}>{label}</span>
    </span>
  )
}
