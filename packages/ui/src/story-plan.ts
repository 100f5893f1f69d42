import type {
  PlanFill,
  PlanItem,
  PlanLevel,
  PlanModel,
  PlanShape,
  PlanTone,
  PlanWords,
} from './floor-plan-types.ts'

const TILE = 600
const RACK = { width: 600, depth: 1200 }

interface Room {
  rows: number
  racks: number
}

/** What the layers of the example show. */
export type ExampleLayer = 'none' | 'power' | 'status'

const STATUSES = [
  ['accent', 'filled'],
  ['accent', 'filled'],
  ['accent', 'filled'],
  ['accent', 'outline'],
  ['warning', 'outline'],
  ['info', 'half'],
  ['danger', 'filled'],
  ['plan', 'dashed'],
  ['neutral', 'struck'],
] as const satisfies [PlanTone, string][]

const levelOf = (share: number): PlanLevel => {
  if (share > 0.8) return 'red'
  return share >= 0.6 ? 'amber' : 'calm'
}

/** Numbers that look thrown and are always the same. */
const thrown = (number: number) => Math.abs(Math.sin(number * 12.9898) * 43_758.5453) % 1

function fillOf(number: number, layer: ExampleLayer): Pick<PlanItem, 'fill' | 'value'> {
  if (layer === 'none') return { fill: { by: 'none' } }
  if (layer === 'status') {
    const [tone, look] = STATUSES[Math.floor(thrown(number) * STATUSES.length)] ?? STATUSES[0]
    return { fill: { by: 'tone', tone, look } }
  }
  if (number % 17 === 5) return { fill: { by: 'level', level: 'unknown' }, value: '?' }
  const share = 0.1 + thrown(number) ** 1.4 * 0.8
  const reserved = number % 9 === 4 ? 0.15 : 0
  const fill: PlanFill = { by: 'level', level: levelOf(share + reserved), share, reserved }
  return { fill, value: `${Math.round((share + reserved) * 100)} %` }
}

/** A hall with rows of racks, their fronts towards cold aisles and their backs towards hot ones. */
export function exampleRoom({ rows, racks }: Room, layer: ExampleLayer): PlanModel {
  const left = 3 * TILE
  const top = 4 * TILE
  // a row, and the aisle behind it: cold ones are two tiles wide, hot ones one and a half
  const rowTop = (row: number) =>
    top + row * RACK.depth + Math.ceil(row / 2) * 1200 + Math.floor(row / 2) * 1200
  const bottom = rowTop(rows - 1) + RACK.depth
  const width = (racks + 8) * TILE
  const depth = Math.ceil((bottom + 3 * TILE) / TILE) * TILE
  const items = Array.from({ length: rows * racks }, (_, number): PlanItem => {
    const [row, place] = [Math.floor(number / racks), number % racks]
    return {
      id: `rack-${number}`,
      kind: 'rack',
      name: `${String.fromCodePoint(65 + (row % 26))}${String(place + 1).padStart(2, '0')}`,
      x: left + (place + 0.5) * RACK.width,
      y: rowTop(row) + RACK.depth / 2,
      ...RACK,
      rotation: row % 2 === 0 ? 0 : 180,
      ...fillOf(number, layer),
    }
  })
  const units = [0.3, 0.7].map((share, at): PlanItem => ({
    id: `crac-${at + 1}`,
    kind: 'asset',
    name: `CRAC ${at + 1}`,
    x: width - 1.5 * TILE,
    y: depth * share,
    width: 2400,
    depth: 900,
    rotation: 90,
    fill: { by: 'none' },
  }))
  const aisles = Array.from({ length: rows - 1 }, (_, row): PlanShape => {
    const [from, to] = [rowTop(row) + RACK.depth, rowTop(row + 1)]
    const right = left + racks * RACK.width
    const isCold = row % 2 === 0
    return {
      kind: 'aisle',
      id: `aisle-${row}`,
      heat: isCold ? 'cold' : 'hot',
      name: isCold ? 'Cold aisle' : 'Hot aisle',
      points: [
        { x: left, y: from },
        { x: right, y: from },
        { x: right, y: to },
        { x: left, y: to },
      ],
    }
  })
  return {
    bounds: { x: 0, y: 0, width, height: depth },
    grid: { x: 0, y: 0, tile: TILE, columns: width / TILE, rows: depth / TILE },
    shapes: [...aisles, ...structure(width, depth)],
    items: [...items, ...units],
  }
}

const structure = (width: number, depth: number): PlanShape[] => [
  {
    kind: 'wall',
    id: 'wall',
    thickness: 200,
    isClosed: true,
    points: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ],
  },
  { kind: 'door', id: 'door-1', x: 2400, y: depth, width: 1000, rotation: 180, swing: 'left' },
  { kind: 'door', id: 'door-2', x: width / 2, y: 0, width: 1800, rotation: 0, swing: 'double' },
  ...[0.33, 0.66].map((share, at): PlanShape => ({
    kind: 'column',
    id: `column-${at + 1}`,
    x: 1.5 * TILE,
    y: depth * share,
    width: 500,
    depth: 500,
    rotation: 0,
    isRound: at === 1,
  })),
  { kind: 'label', id: 'label-1', x: width * 0.18, y: 1.9 * TILE, text: 'Staging', size: 320 },
]

/** What a plan says in the example. */
export const exampleWords: PlanWords = {
  label: 'Hall 1',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole room',
  length: (mm) => (mm < 1000 ? `${mm / 10} cm` : `${mm / 1000} m`),
  item: ({ name, value }) => (value === undefined ? name : `${name}, ${value}`),
  shape: ({ kind, id }) => `${kind} ${id}`,
}

/** The part of a plan that hands work on. */
export function stageOf(root: HTMLElement): Element {
  const stage = root.querySelector('[data-cursor]')
  if (stage === null) throw new Error('There is no stage')
  return stage
}

/** Where something is drawn, on the screen. */
export function middleOn(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

export const POINTER = { pointerId: 1, button: 0, buttons: 1, pointerType: 'mouse', isPrimary: true }
