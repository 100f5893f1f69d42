import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './button.tsx'
import * as Sheet from './sheet.tsx'

function Example({ side }: { side: 'top' | 'right' | 'bottom' | 'left' }) {
  return (
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button>Open</Button>
      </Sheet.Trigger>
      <Sheet.Content side={side}>
        <Sheet.Header title="Leaf switch 04" description="MAD1-SW-0042" closeLabel="Close" />
        <Sheet.Body>Juniper QFX5120-48Y</Sheet.Body>
        <Sheet.Footer>
          <Button tone="primary">Save</Button>
          <Sheet.Close>
            <Button tone="quiet">Discard</Button>
          </Sheet.Close>
        </Sheet.Footer>
      </Sheet.Content>
    </Sheet.Root>
  )
}

const meta = {
  component: Example,
  args: { side: 'right' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'Leaf switch 04' })
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {}

export const Left: Story = { args: { side: 'left' } }

export const Top: Story = { args: { side: 'top' } }

export const Bottom: Story = { args: { side: 'bottom' } }

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(trigger)
    const sheet = await screen.findByRole('dialog', { name: 'Leaf switch 04' })
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Save' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** What lies behind is out of reach and keeps its styles: working out those of a long list anew costs much of an opening. */
export const KeepsThePage: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    const { left, top } = trigger.getBoundingClientRect()
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'))
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto')
    await expect(document.elementFromPoint(left + 1, top + 1)).not.toBe(trigger)
    document.documentElement.style.setProperty('--scrollbar-width', '9px')
    await expect(getComputedStyle(document.body).getPropertyValue('--scrollbar-width')).toBe('0px')
    document.documentElement.style.removeProperty('--scrollbar-width')
  },
}
