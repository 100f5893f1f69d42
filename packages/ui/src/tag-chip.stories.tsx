import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { expect } from 'storybook/test'
import { IconButton } from './icon-button.tsx'
import { TagChip, type TagTone } from './tag-chip.tsx'

const meta = { component: TagChip, args: { tone: 'blue', label: 'Leased' } } satisfies Meta<typeof TagChip>

export default meta
type Story = StoryObj<typeof meta>

const TONES: readonly TagTone[] = [
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
]

export const Resting: Story = {}

export const Tones: Story = {
  render: () => (
    <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
      {TONES.map((tone) => (
        <TagChip key={tone} tone={tone} label={tone} />
      ))}
    </div>
  ),
}

export const LongName: Story = {
  args: { label: 'Belongs to the customer until the end of the contract' },
  decorators: [
    (Story) => (
      <div className={css({ width: '[10rem]' })}>
        <Story />
      </div>
    ),
  ],
}

export const CanBeTakenOff: Story = {
  args: {
    action: (
      <IconButton label="Take Leased off" size="compact">
        <X />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take Leased off' })).toBeVisible()
  },
}
