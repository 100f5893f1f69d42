import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { RacksBoard } from './racks-board.tsx'
import { storyDevice, storyRack } from './story-rack.ts'

const half = { u_height: 1, width: 'half' } as const
const third = { u_height: 2, width: 'third' } as const

const r01 = storyRack('R01', [
  storyDevice('Leaf switch 04', 12),
  storyDevice('Node A', 9, { ...half, lane: 'left_half' }),
  storyDevice('Node B', 9, { ...half, lane: 'right_half' }),
  storyDevice('Ctl 1', 5, { ...third, lane: 'left_third' }),
  storyDevice('Ctl 2', 5, { ...third, lane: 'center_third', status: 'faulty' }),
  storyDevice('Ctl 3', 5, { ...third, lane: 'right_third' }),
  storyDevice('Behind', 2, { ...half, lane: 'left_half', face: 'rear', full_depth: true }),
])
const r02 = storyRack('R02', [storyDevice('Node C', 9, { ...half, lane: 'right_half' })])

const meta = {
  component: RacksBoard,
  args: {
    racks: [r01, r02],
    faces: ['front', 'rear'],
    canMove: true,
    canOverride: true,
    onMove: fn(() => Promise.resolve()),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof RacksBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Halves and thirds stand side by side to scale; from the rear the left ones are at the right. */
export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const box = async (name: RegExp) => (await canvas.findByRole('button', { name })).getBoundingClientRect()
    const [a, b] = [await box(/Node A/), await box(/Node B/)]
    await expect(a.right).toBeLessThanOrEqual(b.left + 1)
    await expect(Math.abs(a.width - b.width)).toBeLessThan(2)
    const [one, two, three] = [await box(/Ctl 1/), await box(/Ctl 2/), await box(/Ctl 3/)]
    await expect(one.right).toBeLessThanOrEqual(two.left + 1)
    await expect(two.right).toBeLessThanOrEqual(three.left + 1)
    const [seen] = canvas.getAllByRole('img', { name: /Behind/ })
    const front = seen?.getBoundingClientRect()
    const rear = await box(/Behind/)
    await expect(Math.abs((front?.width ?? 0) - rear.width)).toBeLessThan(2)
    const middleOf = (face: string) => {
      const bay = document.querySelector(`[data-rack="R01"][data-face="${face}"] [data-units]`)
      const { left, width } = bay?.getBoundingClientRect() ?? { left: 0, width: 0 }
      return left + width / 2
    }
    await expect(front?.right).toBeLessThanOrEqual(middleOf('front') + 1)
    await expect(rear.left).toBeGreaterThanOrEqual(middleOf('rear') - 1)
  },
}

/** Left and right choose the lane, and go on to the next side. */
export const MovedByKeys: Story = {
  args: { faces: ['front'] },
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: /Node A/ })).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Node A: R01, U9 · Right half. These units are taken: Node B',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Node A: R02, U9 · Left half.')
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Node A' }), {
      node_id: 'R02',
      position: 9,
      face: 'front',
      lane: 'left_half',
    })
  },
}

/** A thing that is dragged goes to the lane under the pointer. */
export const Dragged: Story = {
  args: { faces: ['front'] },
  play: async ({ args, canvas }) => {
    const device = await canvas.findByRole('button', { name: /Node A/ })
    const bay = canvas.getByRole('group', { name: 'R02, Front' })
    const { left, top, width, height } = (bay.querySelector('[data-units]') ?? bay).getBoundingClientRect()
    const { left: x, top: y } = device.getBoundingClientRect()
    const unit = { clientX: left + width * 0.75, clientY: top + (height * (12 - 6 + 0.5)) / 12 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: device, coords: { clientX: x + 8, clientY: y + 8 } },
      { target: document.body, coords: { clientX: x + 20, clientY: y + 8 } },
      { target: bay, coords: unit },
      { keys: '[/MouseLeft]', target: bay, coords: unit },
    ])
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Node A' }),
      expect.objectContaining({ node_id: 'R02', position: 6, lane: 'right_half' }),
    )
  },
}

/** Beside one of its width the free lane is offered. */
export const NearestLane: Story = {
  args: { faces: ['front'] },
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: /Node B/ })).focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await userEvent.click(canvas.getByRole('button', { name: 'Take U9 · Left half, the nearest that fits' }))
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ node_id: 'R02', position: 9, lane: 'left_half' }),
    )
  },
}

export const OnAPhone: Story = { args: { faces: ['front'] }, globals: { viewport: { value: 'mobile2' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
