import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { FloorPlanProps, PlanGhost, PlanMoved } from './floor-plan-types.ts'
import { FloorPlan } from './floor-plan.tsx'
import { exampleRoom, exampleWords } from './plan-example.ts'

const hall = exampleRoom({ rows: 4, racks: 8 }, 'power')
const [select, open, drag] = [fn(), fn(), fn()]

const meta = {
  component: FloorPlan,
  args: { model: hall, words: exampleWords, onSelect: select, onOpen: open },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={css({ width: '[800px]', maxWidth: 'full', height: '[560px]' })}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    for (const told of [select, open, drag]) told.mockClear()
  },
} satisfies Meta<typeof FloorPlan>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rack = (canvas: Canvas, name: string) => canvas.getByRole('option', { name: new RegExp(`^${name}\\b`) })
const stageOf = (root: HTMLElement) => {
  const stage = root.querySelector('[data-cursor]')
  if (stage === null) throw new Error('There is no stage')
  return stage
}
/** Where a rack is drawn, on the screen. */
function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
const pointer = { pointerId: 1, button: 0, buttons: 1, pointerType: 'mouse', isPrimary: true }

export const Power: Story = {}
export const Status: Story = { args: { model: exampleRoom({ rows: 4, racks: 8 }, 'status') } }
export const WithoutLayer: Story = { args: { model: exampleRoom({ rows: 4, racks: 8 }, 'none') } }
export const EmptyRoom: Story = { args: { model: { ...hall, items: [] } } }
export const NothingAtAll: Story = {
  args: { model: { bounds: { x: 0, y: 0, width: 6000, height: 4000 }, shapes: [], items: [] } },
}
export const Selected: Story = { args: { selected: new Set(['rack-2', 'rack-3', 'rack-12']) } }
export const PlannedAndFaded: Story = {
  args: {
    model: {
      ...hall,
      items: hall.items.map((item, at) => ({ ...item, isPlanned: at % 5 === 1, isFaded: at % 2 === 0 })),
    },
  },
}
export const Turned: Story = {
  args: {
    model: {
      ...hall,
      items: hall.items.map((item, at) => ({ ...item, rotation: item.rotation + (at % 4) * 15 })),
    },
  },
}

export const OverADrawing: Story = {
  args: {
    model: {
      ...hall,
      picture: {
        url: `data:image/svg+xml,${encodeURIComponent(DRAWING())}`,
        width: 480,
        height: 360,
        mmPerPixel: 20,
        x: 0,
        y: 0,
        opacity: 0.6,
      },
    },
  },
}
function DRAWING() {
  return '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><path d="M20 20h440v320H20zM20 180h440M240 20v320" fill="none" stroke="#828e97" stroke-width="4"/></svg>'
}

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div className={css({ width: '[390px]', height: '[560px]' })}>
        <Story />
      </div>
    ),
  ],
}

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(rack(canvas, 'A01')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(rack(canvas, 'A03')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rack(canvas, 'B03')).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[data-ring]')).not.toBeNull())
    await userEvent.keyboard(' ')
    await expect(select).toHaveBeenCalledWith({ hit: { what: 'item', id: 'rack-10' }, adds: false })
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledWith({ what: 'item', id: 'rack-10' })
    await userEvent.keyboard('{End}')
    await expect(canvas.getAllByRole('option').at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(rack(canvas, 'A01')).toHaveAttribute('aria-posinset', '1')
    await expect(rack(canvas, 'A01')).toHaveAttribute('aria-setsize', String(hall.items.length))
  },
}

export const ZoomedByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const width = () => rack(canvas, 'A01').getBoundingClientRect().width
    const whole = width()
    await userEvent.keyboard('+++')
    await waitFor(() => expect(width()).toBeGreaterThan(whole * 2))
    await userEvent.keyboard('-')
    await waitFor(() => expect(width()).toBeLessThan(whole * 2))
    await userEvent.keyboard('0')
    await waitFor(() => expect(width()).toBeCloseTo(whole))
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(width()).toBeGreaterThan(whole))
  },
}

export const ZoomedAtThePointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = middle(rack(canvas, 'C03'))
    const stage = stageOf(canvasElement)
    await fireEvent.pointerEnter(stage, before)
    await fireEvent.wheel(stage, { ...before, deltaY: -400 })
    const after = middle(rack(canvas, 'C03'))
    await expect(Math.hypot(after.clientX - before.clientX, after.clientY - before.clientY)).toBeLessThan(2)
  },
}

export const Pressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const at = middle(rack(canvas, 'B04'))
    await fireEvent.pointerDown(stage, { ...pointer, ...at })
    await fireEvent.pointerUp(stage, { ...pointer, ...at, shiftKey: true })
    await expect(select).toHaveBeenCalledWith({ hit: { what: 'item', id: 'rack-11' }, adds: true })
    await expect(rack(canvas, 'B04')).toHaveFocus()
    await fireEvent.doubleClick(stage, at)
    await expect(open).toHaveBeenCalledWith({ what: 'item', id: 'rack-11' })
  },
}

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
  render: (props) => <Editor {...props} />,
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const from = middle(rack(canvas, 'B04'))
    const to = { clientX: from.clientX + 60, clientY: from.clientY + 30 }
    await fireEvent.pointerDown(stage, { ...pointer, ...from })
    await fireEvent.pointerMove(stage, { ...pointer, clientX: from.clientX + 8, clientY: from.clientY })
    await fireEvent.pointerMove(stage, { ...pointer, ...to })
    await fireEvent.pointerUp(stage, { ...pointer, ...to })
    await expect(drag).toHaveBeenCalledWith(['rack-11'], true)
    const there = middle(rack(canvas, 'B04'))
    await expect(Math.hypot(there.clientX - to.clientX, there.clientY - to.clientY)).toBeLessThan(2)
  },
}

export const TakenBackByEscape: Story = {
  render: (props) => <Editor {...props} />,
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const from = middle(rack(canvas, 'B04'))
    await fireEvent.pointerDown(stage, { ...pointer, ...from })
    await fireEvent.pointerMove(stage, { ...pointer, clientX: from.clientX + 80, clientY: from.clientY })
    await userEvent.keyboard('{Escape}')
    await expect(drag).toHaveBeenCalledWith(['rack-11'], false)
    await fireEvent.pointerUp(stage, { ...pointer, clientX: from.clientX + 80, clientY: from.clientY })
    await expect(middle(rack(canvas, 'B04'))).toEqual(from)
  },
}

export const Framed: Story = {
  render: (props) => <Editor {...props} />,
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const [one, other] = [rack(canvas, 'A01'), rack(canvas, 'A03')].map((option) =>
      option.getBoundingClientRect(),
    )
    const from = { clientX: (one?.left ?? 0) - 4, clientY: (one?.top ?? 0) - 4, shiftKey: true }
    const to = { clientX: (other?.right ?? 0) + 4, clientY: (other?.bottom ?? 0) + 4, shiftKey: true }
    await fireEvent.pointerDown(stage, { ...pointer, ...from })
    await fireEvent.pointerMove(stage, { ...pointer, ...to })
    await fireEvent.pointerUp(stage, { ...pointer, ...to })
    await waitFor(() =>
      expect(
        canvas.getAllByRole('option', { selected: true }).map((option) => option.ariaLabel?.slice(0, 3)),
      ).toEqual(['A01', 'A02', 'A03']),
    )
  },
}

const ghost = (id: string, state: PlanGhost['state'], x: number, text: string): PlanGhost => ({
  id,
  state,
  text,
  x,
  y: 3600 + 600,
  width: 600,
  depth: 1200,
  rotation: 0,
})

export const Proposed: Story = {
  args: {
    ghosts: [ghost('one', 'fits', 8100, 'A13'), ghost('other', 'refused', 1200, 'Stands in the column')],
    guides: [
      { axis: 'across', at: 3000, from: 1800, to: 8400, text: '1,200 mm' },
      { axis: 'down', at: 8400, from: 2400, to: 9000 },
    ],
    handles: [{ id: 'corner', x: 0, y: 0, label: 'Corner of the wall' }],
    sketch: [
      { x: 7200, y: 6000 },
      { x: 8400, y: 6000 },
      { x: 8400, y: 8000 },
    ],
  },
}

export const EverythingReached: Story = {
  args: { reach: 'everything', selected: new Set(['column-1', 'aisle-0']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'column column-1' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('option', { name: 'wall wall' })).toBeInTheDocument()
  },
}

export const PointsTold: Story = {
  args: { onPoint: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const at = middle(rack(canvas, 'B04'))
    const stage = stageOf(canvasElement)
    await fireEvent.pointerDown(stage, { ...pointer, ...at })
    await fireEvent.pointerUp(stage, { ...pointer, ...at })
    const rackAt = hall.items[11]
    await expect(args.onPoint).toHaveBeenCalledWith(
      { x: expect.closeTo(rackAt?.x ?? 0, -1), y: expect.closeTo(rackAt?.y ?? 0, -1) },
      { shift: false, alt: false, control: false },
    )
    await expect(select).not.toHaveBeenCalled()
  },
}
