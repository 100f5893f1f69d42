// A room that is being edited, as the product has it.
import '@plenum/ui/styles.css'
import { createI18n, loadWords } from '@plenum/i18n/create-i18n'
import { SpeechProvider } from '@plenum/i18n/react'
import { createRoot } from 'react-dom/client'
import { PlanEditor } from '#app/features/plans/plan-editor.tsx'
import { InApplication } from '#app/page/story-router.tsx'
import { storyPlan, storyRack } from '#app/plan/story-plan.ts'
import { watchMount } from './mounted.ts'

const asked = new URLSearchParams(location.search)
const rows = Number(asked.get('rows') ?? 10)
const racks = Number(asked.get('racks') ?? 12)
const TILE = 600
const ROW = 4 * TILE
const [width_mm, depth_mm] = [(racks + 6) * TILE, rows * ROW + 4 * TILE]

const empty = storyPlan()
const plan = storyPlan({
  room: { ...empty.room, width_mm, depth_mm },
  shapes: [
    {
      kind: 'wall',
      id: 'wall',
      thickness_mm: 150,
      points: [
        [0, 0],
        [width_mm, 0],
        [width_mm, depth_mm],
        [0, depth_mm],
        [0, 0],
      ],
    },
  ],
  racks: Array.from({ length: rows * racks }, (_, at) =>
    storyRack(`R${at + 1}`, {
      x_mm: (3 + (at % racks)) * TILE,
      y_mm: 3 * TILE + Math.floor(at / racks) * ROW,
      rotation: Math.floor(at / racks) % 2 === 0 ? 0 : 180,
    }),
  ),
  assets: [],
})

const i18n = await createI18n()
await Promise.all((['app', 'plans'] as const).map((bundle) => loadWords(i18n, bundle)))
watchMount('[role=option]')
const root = document.getElementById('root')
const Editor = () => <PlanEditor plan={plan} canMoveAssets onDone={() => undefined} />
if (root)
  createRoot(root).render(
    <SpeechProvider i18n={i18n}>
      <InApplication Story={Editor} />
    </SpeechProvider>,
  )
