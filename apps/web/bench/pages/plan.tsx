import '@plenum/ui/styles.css'
import { FloorPlan } from '@plenum/ui/floor-plan'
import type { PlanMoved } from '@plenum/ui/floor-plan-types'
import { indexOf } from '@plenum/ui/plan-index'
import { thingOfItem } from '@plenum/ui/plan-shapes'
import { exampleRoom, exampleWords, type ExampleLayer } from '@plenum/ui/story-plan'
import { useState } from 'react'
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

/** A room as its editor has it: what is dragged goes along, and stays where it is dropped. */
function Plan() {
  const [model, setModel] = useState(room)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [moved, setMoved] = useState<PlanMoved | null>(null)
  return (
    <FloorPlan
      model={model}
      words={exampleWords}
      selected={selected}
      moved={moved}
      onSelect={({ hit, adds }) =>
        setSelected((now) => new Set([...(adds ? now : []), ...(hit === null ? [] : [hit.id])]))
      }
      onMarquee={(hits) => setSelected(new Set(hits.map(({ id }) => id)))}
      onDragStart={({ ids, by }) => setMoved({ ids: new Set(ids), by })}
      onDragMove={({ by }) => setMoved((now) => now && { ...now, by })}
      onDragEnd={({ by }) => {
        setModel((now) => ({
          ...now,
          items: now.items.map((item) =>
            moved?.ids.has(item.id) ? { ...item, x: item.x + by.x, y: item.y + by.y } : item,
          ),
        }))
        setMoved(null)
      }}
    />
  )
}

watchMount('[role=option]')
const root = document.getElementById('root')
if (root) createRoot(root).render(<Plan />)
