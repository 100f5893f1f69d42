import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from './button.tsx'
import * as Dialog from './dialog.tsx'
import { TextInput } from './text-input.tsx'

function Rename() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header title="Rename the rack" closeLabel="Close" />
        <Dialog.Description>Labels already printed keep the old name.</Dialog.Description>
        <Dialog.Body>R04 becomes R05.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Button tone="primary">Rename</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const meta = { component: Rename } satisfies Meta<typeof Rename>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rename the rack' })
    await expect(dialog).toHaveAccessibleDescription('Labels already printed keep the old name.')
  },
}

export const FocusReturns: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Rename the rack' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const BeginsAtItsField: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Header title="Rename the rack" closeLabel="Close" />
        <Dialog.Body>
          <TextInput aria-label="Name" />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Who is faster than the frame in which it begins stays where he went. */
export const BegunAtOnce: Story = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header title="Rename the rack" closeLabel="Close" />
        <Dialog.Body>
          <TextInput aria-label="Name" />
          <TextInput aria-label="Code" ref={(code) => code?.focus()} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const code = await screen.findByRole('textbox', { name: 'Code' })
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    await expect(code).toHaveFocus()
  },
}

function Hasty() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
        <Dialog.Content>
          <Dialog.Header title="Rename the rack" closeLabel="Close" />
          <Dialog.Body>
            <TextInput aria-label="Name" />
            <TextInput aria-label="Code" autoFocus />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

/** A field with `autoFocus` has the focus before Ark looks where it came from. */
export const FocusReturnsFromAutoFocus: Story = {
  render: () => <Hasty />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
