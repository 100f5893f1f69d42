import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { bareRack, UNKNOWN_CLAIM } from '#app/fit/bare-claims.ts'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { RacksBoard } from './racks-board.tsx'
import { storyDevice as asset, storyRack as rack } from './story-rack.ts'

const r01 = rack('R01', [
  asset('Leaf switch 04', 12),
  asset('Database 1', 5, { u_height: 2, full_depth: true }),
  asset('Behind', 8, { face: 'rear' }),
  { ...asset('Rack PDU A', 1, { u_height: 0 }), position: null },
])
const r02 = rack('R02', [asset('Web 1', 5, { u_height: 4 })])

const meta = {
  component: RacksBoard,
  args: {
    racks: [r01, r02],
    faces: ['front'],
    canMove: true,
    canOverride: true,
    onMove: fn(() => Promise.resolve()),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof RacksBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const MovedByKeys: Story = {
  play: async ({ args, canvas }) => {
    const device = await canvas.findByRole('button', { name: /Database 1/ })
    device.focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Database 1: R02, U6. These units are taken: Web 1',
    )
    await userEvent.keyboard(' ')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Database 1: R02, U3.')
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Database 1' }), {
      node_id: 'R02',
      position: 3,
      face: 'front',
      lane: null,
    })
  },
}

/** What hangs beside the rails goes to another side or rack, and takes no unit there. */
export const StripMovedByKeys: Story = {
  args: { faces: ['front', 'rear'] },
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: /Rack PDU A, beside the rails/ })).focus()
    await userEvent.keyboard(' {ArrowUp}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Rack PDU A picked up from R01, Front, beside the rails.',
    )
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Rack PDU A: R02, Rear, beside the rails.')
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Rack PDU A' }), {
      node_id: 'R02',
      position: null,
      face: 'rear',
      lane: null,
    })
  },
}

export const PutBack: Story = {
  play: async ({ args, canvas }) => {
    const device = await canvas.findByRole('button', { name: /Database 1/ })
    device.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Escape}')
    await expect(device).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent('Database 1 is back where it was.')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const InHand: Story = {
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('button', { name: /Database 1/ })).focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Database 1/)
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('button', { name: /Leaf switch/ })).focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('taken: Web 1')
  },
}

const [web1] = r02.assets
const weak = {
  ...bareRack(r02.node),
  power_capacity_a_kw: 1,
  power_capacity_b_kw: 1,
  claims: [
    {
      ...UNKNOWN_CLAIM,
      id: 'c1',
      asset_id: web1?.id ?? '',
      name: 'Web 1',
      code: null,
      u_height: 4,
      budget_w: 500,
    },
  ].map((claim) => ({ ...claim, space: 'taken' as const, power: 'taken' as const, cords_a: 1, cords_b: 1 })),
}
const thirsty = {
  ...UNKNOWN_CLAIM,
  id: 'c2',
  asset_id: 'Database 1',
  name: 'Database 1',
  code: null,
  u_height: 2,
  budget_w: 800,
  cords_a: 1,
  cords_b: 1,
  space: 'taken' as const,
  power: 'taken' as const,
}

/** Where it does not fit, the nearest unit that does is one press away. */
export const NearestOffered: Story = {
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: /Database 1/ })).focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowRight}')
    await userEvent.click(canvas.getByRole('button', { name: 'Take U3, the nearest that fits' }))
    await expect(args.onMove).toHaveBeenCalledWith(expect.anything(), {
      node_id: 'R02',
      position: 3,
      face: 'front',
      lane: null,
    })
  },
}

/** Too much power: said with its numbers, and moved with a reason all the same. */
export const MovedWithAReason: Story = {
  args: { claims: [weak, { ...bareRack(r01.node), claims: [thirsty] }] },
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: /Database 1/ })).focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Database 1: R02, U2. Power on path A if path B fails: 1.3 of 1 kW; Power on path B if path A fails: 1.3 of 1 kW',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Move with a reason…' }))
    const reason = await screen.findByRole('textbox', { name: 'Reason to go on all the same' })
    await userEvent.type(reason, 'Agreed with the operator')
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Database 1' }), {
        node_id: 'R02',
        position: 2,
        face: 'front',
        lane: null,
        override_reason: 'Agreed with the operator',
      }),
    )
  },
}

export const RefusedWithoutTheRight: Story = {
  args: { ...MovedWithAReason.args, canOverride: false },
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('button', { name: /Database 1/ })).focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.queryByRole('button', { name: /with a reason/ })).toBeNull()
  },
}

export const InTheWayFromBehind: Story = {
  args: { faces: ['rear'] },
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('button', { name: /Behind/ })).focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('These units are taken: Database 1 (Front)')
  },
}

export const PressedThenPutDown: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Database 1/ }))
    const target = canvas.getByRole('group', { name: /R02/ })
    const bay = target.querySelector('[data-units]') ?? target
    const { left, top, height } = bay.getBoundingClientRect()
    // the middle of the second unit from the bottom
    const coords = { clientX: left + 20, clientY: top + (height * 10.5) / 12 }
    await userEvent.pointer({ keys: '[MouseLeft]', target, coords })
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Database 1' }),
      expect.objectContaining({ node_id: 'R02', position: 2 }),
    )
  },
}

export const FromTheRear: Story = {
  args: { faces: ['rear'] },
  play: async ({ canvas }) => {
    const left = within(await canvas.findByRole('region', { name: 'R01' }))
    await expect(left.getByRole('button', { name: /Behind/ })).toBeVisible()
    await expect(left.queryByRole('button', { name: /Leaf/ })).toBeNull()
  },
}

export const OnlyToLookAt: Story = {
  args: { canMove: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Database 1')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const HeightUnknown: Story = { args: { racks: [r01, rack('R03', [], { u_height: null })] } }
export const OneRack: Story = { args: { racks: [r01] } }
export const CountedFromTheTop: Story = {
  args: { racks: [rack('R04', r01.assets, { u_direction: 'top_down' }), r02] },
}
export const Spanish: Story = { globals: { language: 'es' } }
