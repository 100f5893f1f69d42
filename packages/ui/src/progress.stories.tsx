import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect } from 'storybook/test'
import { Button } from './button.tsx'
import { Progress } from './progress.tsx'

const meta = {
  component: Progress,
  args: { label: 'Importing' },
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialog', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  args: {
    done: 0.42,
    detail: '42,000 of 100,000 rows',
    cancel: <Button size="compact">Cancel</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
  },
}

export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute('aria-valuenow')
  },
}

export const Complete: Story = { args: { done: 1, detail: '100,000 rows' } }
