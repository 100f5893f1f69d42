import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { PlanGhost } from './floor-plan-types.ts'
import { FloorPlan } from './floor-plan.tsx'
import { exampleRoom, exampleWords, middleOn, POINTER, stageOf } from './story-plan.ts'

const hall = exampleRoom({ rows: 4, racks: 8 }, 'power')
const [select, open] = [fn(), fn()]

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
    for (const told of [select, open]) told.mockClear()
  },
} satisfies Meta<typeof FloorPlan>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rack = (canvas: Canvas, name: string) => canvas.getByRole('option', { name: new RegExp(`^${name}\\b`) })

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
    const before = middleOn(rack(canvas, 'C03'))
    const stage = stageOf(canvasElement)
    await fireEvent.pointerEnter(stage, before)
    await fireEvent.wheel(stage, { ...before, deltaY: -400 })
    const after = middleOn(rack(canvas, 'C03'))
    await expect(Math.hypot(after.clientX - before.clientX, after.clientY - before.clientY)).toBeLessThan(2)
  },
}

export const Pressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = stageOf(canvasElement)
    const at = middleOn(rack(canvas, 'B04'))
    await fireEvent.pointerDown(stage, { ...POINTER, ...at })
    await fireEvent.pointerUp(stage, { ...POINTER, ...at, shiftKey: true })
    await expect(select).toHaveBeenCalledWith({ hit: { what: 'item', id: 'rack-11' }, adds: true })
    await expect(rack(canvas, 'B04')).toHaveFocus()
    await fireEvent.doubleClick(stage, at)
    await expect(open).toHaveBeenCalledWith({ what: 'item', id: 'rack-11' })
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
    const at = middleOn(rack(canvas, 'B04'))
    const stage = stageOf(canvasElement)
    await fireEvent.pointerDown(stage, { ...POINTER, ...at })
    await fireEvent.pointerUp(stage, { ...POINTER, ...at })
    const rackAt = hall.items[11]
    await expect(args.onPoint).toHaveBeenCalledWith(
      { x: expect.closeTo(rackAt?.x ?? 0, -1), y: expect.closeTo(rackAt?.y ?? 0, -1) },
      { shift: false, alt: false, control: false },
    )
    await expect(select).not.toHaveBeenCalled()
  },
}
