import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LogVerdict } from './log-verdict.tsx'

const meta = {
  component: LogVerdict,
  args: { verdict: { entries: 12_045, broken_at: null } },
} satisfies Meta<typeof LogVerdict>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 12,045 lines fit their seals')
  },
}

export const Broken: Story = {
  args: { verdict: { entries: 12_045, broken_at: 310 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('From line 310 of 12,045 on')
  },
}

export const Spanish: Story = {
  args: { verdict: { entries: 12_045, broken_at: 310 } },
  globals: { language: 'es' },
}
