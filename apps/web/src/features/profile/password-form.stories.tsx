import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PasswordForm } from './password-form.tsx'
import { refusing, taking } from '#app/form/story-refusal.ts'

const meta = {
  component: PasswordForm,
  args: { email: 'Ada1@example.org', onChange: fn(taking) },
} satisfies Meta<typeof PasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const GOOD = 'Warm-aisle-22'

async function change(present: string, next: string, again = next) {
  await userEvent.click(screen.getByLabelText(/Current password/))
  await userEvent.keyboard(present)
  await userEvent.click(screen.getByLabelText(/^New password/))
  await userEvent.keyboard(next)
  await userEvent.click(screen.getByLabelText(/Repeat the new password/))
  await userEvent.keyboard(`${again}{Enter}`)
}

export const Resting: Story = {}

export const Sought: Story = {
  args: { isSought: true },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(/Current password/)).toHaveFocus())
  },
}

export const Sent: Story = {
  play: async ({ args }) => {
    await change('old', GOOD)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        current_password: 'old',
        password: GOOD,
        password_confirmation: GOOD,
      }),
    )
  },
}

export const TypingsDiffer: Story = {
  play: async ({ args }) => {
    await change('old', GOOD, 'Warm-aisle-23')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const IsTheAddress: Story = {
  play: async ({ args }) => {
    await change('old', 'ADA1@example.org')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The password must differ from the e-mail address',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const WrongPresentPassword: Story = {
  args: {
    onChange: fn(refusing('wrong_password', 'This is not your present password', 'current_password')),
  },
  play: async ({ args }) => {
    await change('wrong', GOOD)
    await expect(await screen.findByRole('alert')).toHaveTextContent('This is not your present password')
    // the refusal was of what was sent: with something else typed it can be sent again
    await userEvent.type(screen.getByLabelText(/Current password/), 'x{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2))
  },
}

export const Refused: Story = {
  args: {
    onChange: fn(refusing('unavailable', 'The service is busy', null)),
  },
  play: async () => {
    await change('old', GOOD)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error changing password')
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
