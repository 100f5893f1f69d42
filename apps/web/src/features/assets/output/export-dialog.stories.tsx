import { ClientError } from '@plenum/api-client/client-error'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ExportDialog } from './export-dialog.tsx'

const meta = {
  component: ExportDialog,
  args: {
    open: true,
    count: '1,204 of 48,000 assets',
    columns: 'Name, Code, Status, and Location',
    choice: { format: 'xlsx', columns: 'shown' },
    state: { at: 'asked' },
    refusal: null,
    onChoice: fn(),
    onStart: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByText('Separated text (.csv)'))
    await expect(args.onChoice).toHaveBeenCalledWith({ format: 'csv', columns: 'shown' })
    await userEvent.click(screen.getByText('Everything'))
    await expect(args.onChoice).toHaveBeenCalledWith({ format: 'xlsx', columns: 'all' })
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const Coming: Story = {
  args: { state: { at: 'coming', bytes: 13_000_000 } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('progressbar', { name: 'Exporting' })).toHaveAttribute(
      'aria-valuetext',
      '12.4 MB',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { state: { at: 'failed', error: new ClientError({ kind: 'network', originalError: null }) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The export did not come to its end')
    await expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled()
  },
}

export const TooManySelected: Story = {
  args: { count: '1,200 selected', refusal: 'At most 1,000 selected assets can be exported at once.' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Export' })).toBeDisabled()
  },
}
