import type { PlanFill, PlanItem, PlanLevel, PlanTone } from './floor-plan-types.ts'

/** The colours of a plan by their meaning; each is a variable of its root, `--plan-` and the name. */
export type PlanColour = (typeof PLAIN_COLOURS)[number] | `${PlanTone}-${Strength}`
type Strength = 'subtle' | 'fill' | 'graphic'

const PLAIN_COLOURS = ['ground', 'surface', 'line', 'text', 'muted', 'cold', 'hot', 'front', 'edge'] as const

const TONES = ['accent', 'info', 'plan', 'warning', 'danger', 'neutral'] as const satisfies PlanTone[]
export const PLAN_COLOURS: readonly PlanColour[] = [
  ...PLAIN_COLOURS,
  ...TONES.flatMap((tone) => [`${tone}-subtle`, `${tone}-fill`, `${tone}-graphic`] as const),
]

/** How a thing is painted, whichever way it is drawn. */
export interface Paint {
  face: PlanColour
  /** Over the part of the depth that `share` says, from the front. */
  meter: PlanColour
  share: number
  /** Hatched on from there. */
  reserved: number
  hatch: PlanColour
  edge: PlanColour
  line: 'hairline' | 'thick' | 'dashed'
  isStruck: boolean
}

const LEVEL_TONES: Record<PlanLevel, PlanTone> = {
  calm: 'accent',
  amber: 'warning',
  red: 'danger',
  unknown: 'neutral',
}
/** What is calm has the edge of everything else. */
const LEVEL_EDGES: Record<PlanLevel, PlanColour> = {
  calm: 'edge',
  amber: 'warning-graphic',
  red: 'danger-graphic',
  unknown: 'edge',
}

const share = (value: number | undefined) => Math.min(Math.max(value ?? 0, 0), 1)

const PLAIN: Paint = {
  face: 'surface',
  meter: 'neutral-fill',
  share: 0,
  reserved: 0,
  hatch: 'neutral-graphic',
  edge: 'edge',
  line: 'hairline',
  isStruck: false,
}

function filled(fill: PlanFill): Paint {
  switch (fill.by) {
    case 'none':
      return PLAIN
    case 'level': {
      const tone = LEVEL_TONES[fill.level]
      const used = share(fill.share)
      return {
        ...PLAIN,
        // beside a cold aisle what is calm would be lost in its colour
        face: fill.level === 'calm' ? 'surface' : `${tone}-subtle`,
        meter: `${tone}-fill`,
        share: used,
        reserved: Math.min(share(fill.reserved), 1 - used),
        hatch: `${tone}-graphic`,
        edge: LEVEL_EDGES[fill.level],
      }
    }
    case 'tone': {
      const { tone, look } = fill
      const drawn: Paint = { ...PLAIN, meter: `${tone}-fill`, edge: `${tone}-graphic` }
      if (look === 'filled') return { ...drawn, face: `${tone}-fill` }
      if (look === 'half') return { ...drawn, share: 0.5 }
      if (look === 'dashed') return { ...drawn, line: 'dashed' }
      if (look === 'struck') return { ...drawn, isStruck: true }
      return { ...drawn, line: 'thick' }
    }
  }
}

/** How an item is painted where it is selected, and where it is not. */
export function paintOf({ fill, isPlanned }: PlanItem, isSelected: boolean): Paint {
  const paint = filled(fill)
  if (isSelected) {
    const face = fill.by === 'none' ? 'accent-subtle' : paint.face
    return { ...paint, face, edge: 'accent-graphic', line: 'thick' }
  }
  return isPlanned ? { ...paint, edge: 'plan-graphic', line: 'dashed' } : paint
}

export const variableOf = (colour: PlanColour) => `var(--plan-${colour})`
