import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LocationChoices, TypeChoices } from './decisions.tsx'

const meta = {
  component: LocationChoices,
  parameters: { layout: 'padded' },
  args: {
    locations: [
      { key: 'a', path: ['MAD1', 'MAD1', 'Row 2'], kind: 'row' },
      { key: 'b', path: ['MAD1', 'MAD1', 'Data hall with a long name'], kind: 'room' },
    ],
    disabled: false,
    onKind: fn(),
  },
} satisfies Meta<typeof LocationChoices>

export default meta
type Story = StoryObj<typeof meta>

export const Locations: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('MAD1 › Row 2'), 'room')
    await expect(args.onKind).toHaveBeenCalledWith('a', 'room')
  },
}

export const Types: Story = {
  render: () => (
    <TypeChoices
      types={[
        { word: 'ToR Switch', count: 8, type: 'SWI', proposal: 'TOR' },
        { word: 'Cafetera', count: 1, type: null, proposal: 'CAF' },
      ]}
      disabled={false}
      onType={fn()}
    />
  ),
}

export const TypesInSpanish: Story = { ...Types, globals: { language: 'es' } }
