import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent } from 'storybook/test'
import { Place } from './place.tsx'

const parts = ['MAD1', 'DH2', 'B', 'R04', 'U12'].map((name) => ({ id: name, name }))

const meta = { component: Place, args: { parts } } satisfies Meta<typeof Place>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const Links: Story = {
  args: { label: 'Place', link: (part, props) => <a href={`#${part.id}`} {...props} /> },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((one) => one.textContent)
    await expect(links).toEqual(['MAD1', 'DH2', 'B', 'R04', 'U12'])
  },
}

const edges = (element: Element) => element.getBoundingClientRect()

/** What is nearest stays in view; what is cut off is reached by its focus. */
export const Short: Story = {
  args: Links.args ?? {},
  play: async ({ canvas }) => {
    const path = canvas.getByRole('navigation', { name: 'Place' })
    const [first, last] = [
      canvas.getByRole('link', { name: 'MAD1' }),
      canvas.getByRole('link', { name: 'U12' }),
    ]
    await expect(edges(last).right).toBeLessThanOrEqual(edges(path).right)
    await expect(edges(last).left).toBeGreaterThan(edges(path).left)
    await expect(edges(first).right).toBeLessThan(edges(path).left)
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(edges(first).left).toBeGreaterThanOrEqual(edges(path).left - 1)
    first.blur()
    await expect(edges(last).right).toBeLessThanOrEqual(edges(path).right)
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[8rem]' })}>
        <Story />
      </div>
    ),
  ],
}
