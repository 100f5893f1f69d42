import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { rejecting } from '#app/form/story-refusal.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

const meta = {
  component: ResetPasswordForm,
  args: { token: 'abc', onReset: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password*'), 'Cold-aisle-1')
    await userEvent.type(canvas.getByLabelText('Repeat the new password*'), 'Cold-aisle-1{Enter}')
    await expect(args.onReset).toHaveBeenCalledWith({
      token: 'abc',
      password: 'Cold-aisle-1',
      password_confirmation: 'Cold-aisle-1',
    })
  },
}

export const PasswordNamesTheCompany: Story = {
  args: {
    onReset: fn(rejecting('password_personal', 'It names you', 'password')),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password*'), 'Atlas-aisle-1')
    await userEvent.type(canvas.getByLabelText('Repeat the new password*'), 'Atlas-aisle-1{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It names you')
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
