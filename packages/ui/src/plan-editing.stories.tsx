import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { FloorPlanProps, PlanMoved } from './floor-plan-types.ts'
import { FloorPlan } from './floor-plan.tsx'
import { exampleRoom, exampleWords, middleOn, POINTER, stageOf } from './story-plan.ts'

const drag = fn()

const meta = {
  title: 'Parts/Floor plan/Editing',
  component: FloorPlan,
  args: { model: exampleRoom({ rows: 4, racks: 8 }, 'power'), words: exampleWords },
  parameters: { layout: 'fullscreen' },
  render: (props) => <Editor {...props} />,
  decorators: [
    (Story) => (
      <div className={css({ width: '[800px]', maxWidth: 'full', height: '[560px]' })}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    drag.mockClear()
  },
} satisfies Meta<typeof FloorPlan>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rack = (canvas: Canvas, name: string) => canvas.getByRole('option', { name: new RegExp(`^${name}\\b`) })

/** A room as its editor has it. */
function Editor(props: FloorPlanProps) {
  const [model, setModel] = useState(props.model)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [moved, setMoved] = useState<PlanMoved | null>(null)
  return (
    <FloorPlan
      {...props}
      model={model}
      selected={selected}
      moved={moved}
      onSelect={({ hit }) => setSelected(new Set(hit === null ? [] : [hit.id]))}
      onMarquee={(hits) => setSelected(new Set(hits.map(({ id }) => id)))}
      onDragStart={({ ids, by }) => setMoved({ ids: new Set(ids), by })}
      onDragMove={({ by }) => setMoved((now) => now && { ...now, by })}
      onDragEnd={(done, isDropped) => {
        drag(done.ids, isDropped)
        setMoved(null)
        if (!isDropped) return
        setModel((now) => ({
          ...now,
          items: now.items.map((item) =>
            done.ids.includes(item.id) ? { ...item, x: item.x + done.by.x, y: item.y + done.by.y } : item,
          ),
        }))
      }}
    />
  )
}

export const Dragged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const from = middleOn(rack(canvas, 'B04'))
    const to = { clientX: from.clientX + 60, clientY: from.clientY + 30 }
    await fireEvent.pointerDown(stage, { ...POINTER, ...from })
    await fireEvent.pointerMove(stage, { ...POINTER, clientX: from.clientX + 8, clientY: from.clientY })
    await fireEvent.pointerMove(stage, { ...POINTER, ...to })
    await fireEvent.pointerUp(stage, { ...POINTER, ...to })
    await expect(drag).toHaveBeenCalledWith(['rack-11'], true)
    const there = middleOn(rack(canvas, 'B04'))
    await expect(Math.hypot(there.clientX - to.clientX, there.clientY - to.clientY)).toBeLessThan(2)
  },
}

export const TakenBackByEscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const from = middleOn(rack(canvas, 'B04'))
    await fireEvent.pointerDown(stage, { ...POINTER, ...from })
    await fireEvent.pointerMove(stage, { ...POINTER, clientX: from.clientX + 80, clientY: from.clientY })
    await userEvent.keyboard('{Escape}')
    await expect(drag).toHaveBeenCalledWith(['rack-11'], false)
    await fireEvent.pointerUp(stage, { ...POINTER, clientX: from.clientX + 80, clientY: from.clientY })
    await expect(middleOn(rack(canvas, 'B04'))).toEqual(from)
  },
}

export const Framed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const [one, other] = [rack(canvas, 'A01'), rack(canvas, 'A03')].map((option) =>
      option.getBoundingClientRect(),
    )
    const from = { clientX: (one?.left ?? 0) - 4, clientY: (one?.top ?? 0) - 4, shiftKey: true }
    const to = { clientX: (other?.right ?? 0) + 4, clientY: (other?.bottom ?? 0) + 4, shiftKey: true }
    await fireEvent.pointerDown(stage, { ...POINTER, ...from })
    await fireEvent.pointerMove(stage, { ...POINTER, ...to })
    await fireEvent.pointerUp(stage, { ...POINTER, ...to })
    await waitFor(() =>
      expect(
        canvas.getAllByRole('option', { selected: true }).map((option) => option.ariaLabel?.slice(0, 3)),
      ).toEqual(['A01', 'A02', 'A03']),
    )
  },
}
