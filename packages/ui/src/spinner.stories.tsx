import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Spinner } from './spinner.tsx'

const meta = { component: Spinner, args: { label: 'Loading' } } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div className={hstack({ gap: '6' })}>
      <Spinner size="sm" label="Loading" />
      <Spinner size="md" label="Loading" />
      <Spinner size="lg" label="Loading" />
      <Spinner size="xl" label="Loading" />
    </div>
  ),
}

export const Secondary: Story = { args: { tone: 'secondary' } }

export const Light: Story = {
  render: () => (
    <div className={css({ bg: 'accent.solid', p: '6' })}>
      <Spinner tone="light" label="Loading" />
    </div>
  ),
}
