import { ClientError } from '@plenum/api-client/client-error'
import type { RoomPlan } from '@plenum/domain/room-plan'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { http } from '#app/api.ts'
import { answering, failing } from '#app/page/story-server.ts'
import { inApplication, inMain } from '#app/page/story-router.tsx'
import { storyPlan } from '#app/plan/story-plan.ts'
import { PlanEditor } from './plan-editor.tsx'

const plan = storyPlan()

/** A plan as a server sends it: with ids that are ids. */
function sent(sending: RoomPlan): RoomPlan {
  const idOf = (name: string) =>
    `00000000-0000-4000-8000-${Array.from(name, (letter) => letter.codePointAt(0)?.toString(16))
      .join('')
      .padStart(12, '0')}`
  return {
    ...sending,
    racks: sending.racks.map((rack) => ({ ...rack, id: idOf(rack.id) })),
    shapes: sending.shapes.filter(({ kind }) => kind !== 'aisle'),
    zones: [],
    assets: [],
  }
}
const mine = sent(plan)
const theirs = sent(
  storyPlan({
    version: 4,
    racks: plan.racks.map((rack) => (rack.id === 'A01' ? { ...rack, y_mm: 1200 } : rack)),
  }),
)

const meta = {
  component: PlanEditor,
  args: { plan, canMoveAssets: true, onDone: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [inMain, inApplication],
} satisfies Meta<typeof PlanEditor>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Selects a thing by keys. */
async function select(canvas: Canvas, name: RegExp) {
  const option = await canvas.findByRole('option', { name })
  option.focus()
  await userEvent.keyboard(' ')
  await expect(option).toHaveAttribute('aria-selected', 'true')
}

export const Resting: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^A01/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Put C01 into the plan' })).toBeVisible()
    await expect(canvas.queryByText('Not saved yet')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const RackSelected: Story = {
  play: async ({ canvas }) => {
    await select(canvas, /^A01/)
    await expect(await canvas.findByRole('heading', { name: 'A01' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'x' })).toHaveValue('1,200')
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}')
    // the fields follow in the time that is left
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'x' })).toHaveValue('600'))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'y' })).toHaveValue('1,790'))
    await expect(await canvas.findByText('Not saved yet')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull())
  },
}

export const AisleSelected: Story = {
  play: async ({ canvas }) => {
    await select(canvas, /^Cold aisle Cold 1/)
    await expect(await canvas.findByRole('combobox', { name: 'Zone' })).toHaveValue('zone')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Air' }), 'hot')
    await expect(await canvas.findByRole('option', { name: /^Hot aisle Cold 1/ })).toBeVisible()
  },
}

export const InTheWay: Story = {
  play: async ({ canvas }) => {
    await select(canvas, /^A01/)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(await canvas.findByText('A01 overlaps A02')).toBeVisible()
  },
}

export const Drawing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wall' }))
    await expect(canvas.getByRole('button', { name: 'Wall' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/^Press each corner of the wall/)).toBeVisible()
  },
}

export const Aligned: Story = {
  play: async ({ canvas }) => {
    await select(canvas, /^A01/)
    const other = canvas.getByRole('option', { name: /^CRAC 1/ })
    other.focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Align top' }))
    await expect(await canvas.findByRole('option', { name: /^A01, .*x 1,200, y 600 mm/ })).toBeVisible()
  },
}

const picture = {
  file_id: '00000000-0000-4000-8000-0000000000f1',
  width_px: 480,
  height_px: 360,
  mm_per_px: 20,
  x_mm: 0,
  y_mm: 0,
  opacity: 60,
}
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><path d="M20 20h440v320H20zM20 180h440M240 20v320" fill="none" stroke="#828e97" stroke-width="4"/></svg>'

export const OverADrawing: Story = {
  args: { plan: storyPlan({ picture }) },
  beforeEach: () => {
    const drawing = new Blob([DRAWING], { type: 'image/svg+xml' })
    const blob = spyOn(http, 'blob').mockImplementation(() => Promise.resolve(drawing))
    return () => blob.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    const section = within(await canvas.findByRole('region', { name: 'Background drawing' }))
    const drawn = () => canvasElement.querySelector('image')
    await waitFor(() => expect(drawn()).toHaveAttribute('opacity', '0.6'))
    await expect(section.getByRole('spinbutton', { name: 'Scale' })).toHaveValue('20')
    section.getByRole('spinbutton', { name: 'Opacity' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(drawn()).toHaveAttribute('opacity', '0.55'))
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Measure a line' }))
    await expect(section.getByText(/^Press both ends/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(section.queryByText(/^Press both ends/)).toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Remove the drawing' }))
    await waitFor(() => expect(drawn()).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(drawn()).toHaveAttribute('opacity', '0.55'))
  },
}

export const SaveFailed: Story = {
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await select(canvas, /^A01/)
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('The floor plan was not saved')).toBeVisible()
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
  },
}

export const SomebodyWasFaster: Story = {
  args: { plan: mine },
  beforeEach: answering(() =>
    Promise.reject(
      new ClientError({
        kind: 'http',
        status: 412,
        originalError: null,
        body: { type: 'client_error', detail: '', errors: [], current: theirs },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await select(canvas, /^A01/)
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Somebody else changed this plan meanwhile')).toBeVisible()
    await expect(canvas.getByText(/Both of you changed 1 thing/)).toBeVisible()
  },
}

const withoutA03 = sent(
  storyPlan({
    version: 4,
    racks: plan.racks
      .filter(({ id }) => id !== 'A03')
      .map((rack) => (rack.id === 'A01' ? { ...rack, y_mm: 1790 } : rack)),
  }),
)

export const SavedWithoutARackThatLeft: Story = {
  args: { plan: mine },
  beforeEach: answering((path) =>
    Promise.resolve(path.includes('/plan/') ? withoutA03 : { results: [], next: null }),
  ),
  play: async ({ canvas }) => {
    await select(canvas, /^A01/)
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: /^A03/ })).toBeNull())
    await expect(canvas.queryByText('Not saved yet')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
