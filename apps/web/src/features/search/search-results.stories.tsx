import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackagePlus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchResults } from './search-results.tsx'

const go = { to: '/app' } as const

const meta = {
  component: SearchResults,
  args: {
    id: 'results',
    found: [
      { id: 'a', group: 'assets', name: 'Leaf switch 04', hint: 'SWI-000042', go },
      { id: 'n', group: 'places', name: 'R04', hint: 'MAD1 › DH2 › Row B', go },
      { id: 'o', group: 'people', name: 'Network team', go },
      { id: 'p', group: 'pages', name: 'Assets inventory', go },
      { id: 'action-add', group: 'actions', name: 'Add asset', Icon: PackagePlus, run: fn() },
    ],
    at: 0,
    text: 'leaf',
    isWaiting: false,
    failure: null,
    onTake: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css({ position: 'relative', width: 'dialog', height: '[22rem]' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchResults>

export default meta
type Story = StoryObj<typeof meta>

export const Hits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /R04/ }))
    await expect(args.onTake).toHaveBeenCalledWith(expect.objectContaining({ id: 'n' }))
  },
}

export const BeforeTyping: Story = {
  args: {
    text: '',
    found: [
      { id: 'a', group: 'recent', name: 'Leaf switch 04', hint: 'SWI-000042', go },
      { id: 'action-add', group: 'actions', name: 'Add asset', Icon: PackagePlus, run: fn() },
    ],
  },
}
export const Nothing: Story = { args: { found: [] } }
export const Waiting: Story = { args: { found: [], isWaiting: true } }
export const Failed: Story = {
  args: { found: [], failure: 'An error occurred' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('An error occurred')
  },
}
export const Spanish: Story = { globals: { language: 'es' } }
