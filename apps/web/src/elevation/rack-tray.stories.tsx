import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { RackTray } from './rack-tray.tsx'
import { RacksBoard } from './racks-board.tsx'
import { storyDevice, storyRack } from './story-rack.ts'
import { storyWaiting, waitingFor } from './story-waiting.ts'

const rack = storyRack('R01', [
  storyDevice('Leaf switch 04', 12),
  storyDevice('Database 1', 1, { u_height: 2 }),
])
const [, room] = rack.node.trail

const meta = {
  component: RacksBoard,
  args: {
    racks: [rack],
    faces: ['front', 'rear'],
    canMove: true,
    canOverride: true,
    onMove: fn(() => Promise.resolve()),
    onReserve: fn(),
    children: (placing) => placing && <RackTray rackId="R01" placing={placing} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
  beforeEach: waitingFor({
    here: [
      storyWaiting('Web 7', {
        location: {
          node_id: room?.id ?? '',
          trail: rack.node.trail.slice(0, 2),
          position: null,
          face: null,
          lane: null,
        },
      }),
    ],
    nowhere: [
      storyWaiting('Web 8'),
      storyWaiting('Web 9', { u_height: 1 }),
      storyWaiting('PDU C', { u_height: 0 }),
    ],
  }),
} satisfies Meta<typeof RacksBoard>

export default meta
type Story = StoryObj<typeof meta>

const toUnit = (position: number, face = 'front') => ({ node_id: 'R01', position, face, lane: null })
const named = (name: string): unknown => expect.objectContaining({ name })

/** A key takes it where it first fits, a number aims it, and the same key puts it down. */
export const PlacedByKeys: Story = {
  play: async ({ args, canvas }) => {
    const web = await canvas.findByRole('button', { name: / Web 8, 2 U, in no place/ })
    web.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Web 8: R01, Front, U3.')
    await userEvent.keyboard('11')
    await expect(canvas.getByRole('status')).toHaveTextContent('U11. These units are taken: Leaf switch 04')
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(named('Web 8'), toUnit(10, 'rear'))
  },
}

export const PutBack: Story = {
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: / Web 7, 2 U, MAD1 › DH2/ })).focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Web 7 is back where it was.')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const web = await canvas.findByRole('button', { name: / Web 9,/ })
    const front = canvas.getByRole('group', { name: 'R01, Front' })
    const { left, top, height } = (front.querySelector('[data-units]') ?? front).getBoundingClientRect()
    const { left: x, top: y } = web.getBoundingClientRect()
    const unit = { clientX: left + 20, clientY: top + (height * (12 - 8 + 0.5)) / 12 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: web, coords: { clientX: x + 8, clientY: y + 8 } },
      { target: document.body, coords: { clientX: x + 20, clientY: y + 8 } },
      { target: front, coords: unit },
      { keys: '[/MouseLeft]', target: front, coords: unit },
    ])
    await expect(args.onMove).toHaveBeenCalledWith(named('Web 9'), toUnit(8))
  },
}

/** A free unit asks what is to be done with it; what is then chosen is aimed there. */
export const PlacedAtAFreeUnit: Story = {
  play: async ({ args, canvas }) => {
    const front = within(await canvas.findByRole('group', { name: 'R01, Front' }))
    await userEvent.click(front.getByRole('button', { name: 'U7, free' }))
    // a script presses before the menu follows a pointer, and that press is lost: keys are not
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Place an asset here' })).toHaveAttribute(
        'data-highlighted',
      ),
    )
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Asset to place at U7' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: / Web 9,/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Put it here' }))
    await expect(args.onMove).toHaveBeenCalledWith(named('Web 9'), toUnit(7))
    await expect(args.onReserve).not.toHaveBeenCalled()
  },
}

/** What takes no unit goes beside the rails. */
export const AStrip: Story = {
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: / PDU C,/ })).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('PDU C: R01, Rear, beside the rails.')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(named('PDU C'), {
      node_id: 'R01',
      position: null,
      face: 'front',
      lane: null,
    })
  },
}

export const NothingWaits: Story = { beforeEach: waitingFor() }
export const Spanish: Story = { globals: { language: 'es' } }
export const OnAPhone: Story = { args: { faces: ['front'] }, globals: { viewport: { value: 'mobile2' } } }
