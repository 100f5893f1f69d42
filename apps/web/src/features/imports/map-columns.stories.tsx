import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MapColumns } from './map-columns.tsx'

const meta = {
  component: MapColumns,
  parameters: { layout: 'padded' },
  args: {
    file: {
      kind: 'devices',
      name: 'devices.csv',
      headers: ['name', 'status', 'device_type', 'platform', ''],
      samples: [['mad1-leaf-01', 'active', 'SX-48', 'an operating system with a long name', '']],
      product: 'netbox',
      remembered: false,
    },
    mapping: ['name', 'status', 'model', null, null],
    onMapping: fn(),
  },
} satisfies Meta<typeof MapColumns>

export default meta
type Story = StoryObj<typeof meta>

export const Recognised: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What platform becomes'), 'name')
    await expect(args.onMapping).toHaveBeenCalledWith([null, 'status', 'model', 'name', null])
  },
}

export const Remembered: Story = { args: { file: { ...meta.args.file, product: null, remembered: true } } }

export const InSpanish: Story = { globals: { language: 'es' } }
