import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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

/** How many colours there are on what is drawn, sampled. */
function coloursOf(root: HTMLElement): number {
  const canvas = root.querySelector('canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  const colours = new Set<string>()
  for (let at = 0; at + 3 < pixels.length; at += 4 * 101)
    if ((pixels[at + 3] ?? 0) > 250) colours.add([pixels[at], pixels[at + 1], pixels[at + 2]].join())
  return colours.size
}

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
      const canvas = canvasElement.querySelector('canvas')
      const context = canvas?.getContext('2d')
      const pixels = context?.getImageData(0, 0, canvas?.width ?? 1, canvas?.height ?? 1).data ?? []
      const shades: number[] = []
      for (let at = 0; at + 3 < pixels.length; at += 4 * 101)
        if ((pixels[at + 3] ?? 0) > 250) shades.push(pixels[at] ?? 0)
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
