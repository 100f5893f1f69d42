import * as Dialog from '@plenum/ui/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EndAllForm } from './end-all-form.tsx'
import { refusing, taking } from '#app/form/story-refusal.ts'

const meta = {
  component: EndAllForm,
  args: { onEnd: fn(taking) },
  render: (args) => (
    <Dialog.Root open>
      <Dialog.Content>
        <Dialog.Header title="End all sessions?" closeLabel="Close" />
        <EndAllForm {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof EndAllForm>

export default meta
type Story = StoryObj<typeof meta>

/** The field, once the dialog has taken the focus: what is typed before goes nowhere. */
async function password() {
  const field = await screen.findByLabelText(/Your password/)
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  return field
}

export const Sent: Story = {
  play: async ({ args }) => {
    await userEvent.type(await password(), 'secret{Enter}')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ password: 'secret' }))
  },
}

export const PasswordMissing: Story = {
  play: async ({ args }) => {
    await password()
    await userEvent.click(screen.getByRole('button', { name: 'End all sessions' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('This field is required')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const WrongPassword: Story = {
  args: {
    onEnd: fn(refusing('wrong_password', 'This is not your present password', 'password')),
  },
  play: async () => {
    await userEvent.type(await password(), 'wrong{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('This is not your present password')
  },
}
