import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { PlanShape } from './floor-plan-types.ts'
import { FloorPlan } from './floor-plan.tsx'
import { exampleRoom, exampleWords } from './story-plan.ts'

const open = fn()

const meta = {
  title: 'Parts/Floor plan/Canvas',
  component: FloorPlan,
  args: { model: exampleRoom({ rows: 100, racks: 120 }, 'power'), words: exampleWords, onOpen: open },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={css({ width: '[800px]', maxWidth: 'full', height: '[560px]' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloorPlan>

export default meta
type Story = StoryObj<typeof meta>

/** Some pixels of what is drawn, each as its parts. */
function pixelsOf(root: HTMLElement): [red: number, green: number, blue: number][] {
  return [...root.querySelectorAll('canvas')].flatMap((canvas) => {
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    context?.drawImage(canvas, 0, 0)
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return Array.from({ length: Math.floor(data.length / (4 * 101)) }, (_, n) => n * 4 * 101).map(
      (at): [number, number, number] => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0],
    )
  })
}
const coloursOf = (root: HTMLElement) => new Set(pixelsOf(root).map((pixel) => pixel.join())).size

export const MoreThanElementsCanBe: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(coloursOf(canvasElement)).toBeGreaterThan(2))
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const focused = canvas.getByRole('option', { name: /^B02/ })
    await expect(focused).toHaveFocus()
    await expect(focused).toHaveAttribute('aria-setsize', '12002')
    await userEvent.keyboard('{End}{Enter}')
    await expect(open).toHaveBeenLastCalledWith({ what: 'item', id: 'rack-11999' })
  },
}

export const UpClose: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('++++++++')
    await waitFor(() => expect(coloursOf(canvasElement)).toBeGreaterThan(3))
  },
}

export const InAnotherTheme: Story = {
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement
    const before = dataset['theme']
    const dark = () => {
      const shades = pixelsOf(canvasElement).map(([red]) => red)
      return shades.toSorted((one, other) => one - other)[Math.floor(shades.length / 2)] ?? -1
    }
    await waitFor(() => expect(dark()).not.toBe(-1))
    dataset['theme'] = 'dark'
    await waitFor(() => expect(dark()).toBeLessThan(90))
    dataset['theme'] = 'light'
    await waitFor(() => expect(dark()).toBeGreaterThan(150))
    dataset['theme'] = before
  },
}

export const Selected: Story = { args: { selected: new Set(['rack-0', 'rack-1', 'rack-121']) } }

const columns = Array.from({ length: 12_000 }, (_, at): PlanShape => ({
  kind: 'column',
  id: `column-${at}`,
  x: 1000 + (at % 120) * 1200,
  y: 1000 + Math.floor(at / 120) * 1200,
  width: 600,
  depth: 600,
  rotation: 0,
}))

/** What a room is built of is drawn on canvases as well, and is reached as before. */
export const BuiltOfMoreThanElementsCanBe: Story = {
  args: {
    model: { bounds: { x: 0, y: 0, width: 144_000, height: 120_000 }, shapes: columns, items: [] },
    reach: 'everything',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(coloursOf(canvasElement)).toBeGreaterThan(2))
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500)
    await userEvent.tab()
    await expect(canvas.getByRole('option', { name: 'column column-0' })).toHaveFocus()
  },
}
