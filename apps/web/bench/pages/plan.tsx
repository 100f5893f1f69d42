import '@plenum/ui/styles.css'
import { FloorPlan } from '@plenum/ui/floor-plan'
import { indexOf } from '@plenum/ui/plan-index'
import { thingOfItem } from '@plenum/ui/plan-shapes'
import { exampleRoom, exampleWords, type ExampleLayer } from '@plenum/ui/story-plan'
import { createRoot } from 'react-dom/client'
import { watchMount } from './mounted.ts'

const asked = new URLSearchParams(location.search)
const rows = Number(asked.get('rows') ?? 10)
const racks = Number(asked.get('racks') ?? 12)
const LAYERS: readonly ExampleLayer[] = ['none', 'power', 'status']
const layer = LAYERS.find((one) => one === asked.get('layer')) ?? 'power'
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light'

const room = exampleRoom({ rows, racks }, layer)
const HITS = 2000
const index = indexOf(room.items.map(thingOfItem))
/** Milliseconds that it takes to find what lies under a point. */
globalThis.hitTest = () => {
  const { x, y, width, height } = room.bounds
  const begun = performance.now()
  for (let n = 0; n < HITS; n += 1)
    index.under({ x: x + ((n * 0.618_034) % 1) * width, y: y + ((n * 0.381_966) % 1) * height }, 100)
  return (performance.now() - begun) / HITS
}

watchMount('[role=option]')
const root = document.getElementById('root')
if (root) createRoot(root).render(<FloorPlan model={room} words={exampleWords} />)
