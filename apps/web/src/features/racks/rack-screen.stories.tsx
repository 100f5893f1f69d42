import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyDevice as device, storyRack as rack } from '#app/elevation/story-rack.ts'
import { waitingFor } from '#app/elevation/story-waiting.ts'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { rivalKey } from '#app/time/rivals.ts'
import { RackScreen } from './rack-screen.tsx'

const full = { full_depth: true, weight_kg: 22, rated_w: 750, model: { id: 'm', name: 'PowerEdge R750' } }
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="88"><rect width="480" height="88" fill="#8fa3ab"/></svg>')}`
const strip = (name: string) => ({ ...device(name, 1, { u_height: 0, face: null }), position: null })

const r01 = rack('R01', [
  device('Leaf switch 04', 12),
  device('Patch panel', 12, { face: 'rear' }),
  device('Database 1', 9, { u_height: 2, ...full }),
  device('Web 1', 6, { ...full, status: 'maintenance' }),
  device('Console', 4.5, { u_height: 1.5 }),
  device('Brush panel', 4, { u_height: 0.5 }),
  device('Broken shelf', 1, { u_height: 2, status: 'faulty', face: null }),
  strip('PDU A'),
  strip('PDU B'),
])

const meta = {
  component: RackScreen,
  args: {
    racks: [r01],
    images: new Map(),
    canMove: true,
    canOverride: true,
    face: 'front',
    open: undefined,
    onMove: fn(() => Promise.resolve()),
    onOpen: fn(),
    onFace: fn(),
  },
  beforeEach: waitingFor(),
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof RackScreen>

export default meta
type Story = StoryObj<typeof meta>

export const BothSides: Story = {
  play: async ({ args, canvas }) => {
    const front = within(await canvas.findByRole('group', { name: 'R01, Front' }))
    const rear = within(canvas.getByRole('group', { name: 'R01, Rear' }))
    // two devices of half the depth share a unit, each on its own side
    await expect(front.getByRole('button', { name: /Leaf switch 04/ })).toBeVisible()
    await expect(rear.getByRole('button', { name: /Patch panel/ })).toBeVisible()
    await expect(rear.queryByRole('img', { name: /Leaf switch/ })).toBeNull()
    await expect(rear.getByRole('img', { name: /Back of .*Database 1/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /beside the rails/ })).toHaveLength(2)
    await userEvent.click(front.getByRole('button', { name: /Web 1/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('Web 1')
  },
}

export const WalkedAndMovedByKeys: Story = {
  play: async ({ args, canvas }) => {
    const drawing = within(await canvas.findByRole('group', { name: 'R01, Front' }))
    const button = (name: RegExp) => drawing.getByRole('button', { name })
    button(/Leaf switch 04/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(button(/^U11, free/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(button(/Database 1/)).toHaveFocus()
    await userEvent.keyboard('6')
    await expect(button(/Web 1/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(button(/Web 1/)).not.toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(button(/Leaf switch 04/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('Leaf switch 04')
    await userEvent.keyboard(' 8')
    await expect(canvas.getByRole('status')).toHaveTextContent('Leaf switch 04: R01, Front, U8.')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Leaf switch 04: R01, Rear, U8.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ name: 'Leaf switch 04' }), {
      node_id: 'R01',
      position: 8,
      face: 'rear',
      lane: null,
    })
  },
}

export const OpenedFromTheList: Story = {
  args: { open: 'Web 1' },
  play: async ({ args, canvas }) => {
    const list = within(await canvas.findByRole('grid', { name: 'Assets in R01' }))
    await userEvent.click(list.getByRole('button', { name: 'Console' }))
    await expect(args.onOpen).toHaveBeenCalledWith('Console')
  },
}

/** Two narrow things in one unit are told apart in the list too. */
export const SideBySide: Story = {
  args: {
    racks: [
      rack('R06', [
        { ...device('Left probe', 5), width: 'half', lane: 'left_half' },
        { ...device('Right probe', 5), width: 'half', lane: 'right_half' },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('grid', { name: 'Assets in R06' }))
    await expect(list.getByRole('row', { name: /Left probe\s*Left half/ })).toBeVisible()
    await expect(list.getByRole('row', { name: /Right probe\s*Right half/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { racks: [rack('R02', [])] } }
export const Full: Story = {
  args: {
    racks: [
      rack(
        'R03',
        Array.from({ length: 42 }, (_, at) => device(`Server ${at + 1}`, at + 1, full)),
        { u_height: 42 },
      ),
    ],
  },
}
export const CountedFromTheTop: Story = {
  args: { racks: [rack('R04', r01.assets, { u_direction: 'top_down', starting_unit: 1 })] },
}
export const Planned: Story = {
  args: {
    racks: [
      {
        ...r01,
        coming: [{ ...device('Web 9', 7, { u_height: 1 }), planned_for: '2026-12-01' }],
        assets: [...r01.assets, device('Ordered', 8, { status: 'planning' })],
      },
    ],
  },
  play: async ({ canvas }) => {
    const coming = await canvas.findByRole('img', { name: /Web 9.*planned for/ })
    await expect(coming).toBeVisible()
  },
}
export const KeptForSomebody: Story = {
  args: {
    reserved: [
      {
        node_id: r01.node.id,
        position: 7,
        height: 2,
        label: 'Reserved for Payments',
        text: 'Payments until 1 March',
        face: null,
      },
    ],
  },
}
export const ReservedByAPress: Story = {
  args: { onReserve: fn(), canMove: false },
  play: async ({ args, canvas }) => {
    const front = within(await canvas.findByRole('group', { name: 'R01, Front' }))
    await userEvent.click(front.getByRole('button', { name: /^U11, free/ }))
    await expect(args.onReserve).toHaveBeenCalledTimes(1)
    await expect(args.onReserve).toHaveBeenCalledWith({
      node_id: r01.node.id,
      face: 'front',
      position: 11,
      height: 1,
    })
  },
}
export const WithPictures: Story = {
  args: {
    racks: [
      rack('R05', [device('Web 1', 5, { u_height: 2, front_image: 'p', full_depth: true, rear_image: 'p' })]),
    ],
    images: new Map([['p', PICTURE]]),
  },
}
export const HeightUnknown: Story = { args: { racks: [rack('R06', r01.assets, { u_height: null })] } }
export const TwoRacks: Story = { args: { racks: [r01, rack('R02', [device('Web 2', 5, { u_height: 4 })])] } }
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'R01, Rear' })).toBeNull()
    await userEvent.click(await canvas.findByText('Rear'))
    await expect(args.onFace).toHaveBeenCalledWith('rear')
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  },
}
export const Spanish: Story = { globals: { language: 'es' } }
export const ReadOnly: Story = {
  args: { canMove: false },
  play: async ({ args, canvas }) => {
    ;(await canvas.findByRole('button', { name: /Web 1,/ })).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('Web 1')
  },
}

const onADay = {
  ...r01,
  came: ['Leaf switch 04'],
  left: [device('Old console', 4.5, { u_height: 1.5 }), device('Gone server', 2)],
  assets: [
    ...r01.assets.filter(({ name }) => name !== 'Console'),
    device('Undone', 8, { version: 0 }),
    device('Intruder', 6),
  ],
}

export const OnAnotherDay: Story = {
  args: {
    racks: [onADay],
    canMove: false,
    rivals: new Map([
      [rivalKey('R01', 'Web 1'), 'left'],
      [rivalKey('R01', 'Intruder'), 'right'],
    ]),
  },
  play: async ({ canvas }) => {
    const front = within(await canvas.findByRole('group', { name: 'R01, Front' }))
    await expect(front.getByRole('button', { name: /Leaf switch 04.*, arrives on this day$/ })).toBeVisible()
    await expect(front.getByRole('img', { name: /Gone server.*, leaves on this day$/ })).toBeVisible()
    // what was taken back has no record to open
    await expect(front.getByRole('img', { name: /Undone.*, taken back since$/ })).toBeVisible()
    await expect(front.queryByRole('button', { name: /Undone/ })).toBeNull()
    const [one, other] = [/ Web 1,/, / Intruder,/].map((name) => front.getByRole('button', { name }))
    await expect(one).toHaveAccessibleName(/in conflict with a plan$/)
    const [left, right] = [one, other].map((each) => each?.getBoundingClientRect())
    // side by side, so that both are seen
    await expect(left?.right).toBeLessThanOrEqual((right?.left ?? 0) + 2)
    const rows = within(canvas.getByRole('grid', { name: 'Assets in R01' }))
    await expect(rows.getByRole('row', { name: /Gone server/ })).toHaveTextContent('leaves on this day')
  },
}
