import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThrottleWords } from '#app/notices/throttle-words.tsx'
import { LoginForm } from './login-form.tsx'

const meta = {
  component: LoginForm,
  args: { failure: undefined, isSending: false, onLogin: fn() },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), ' ana@example.org ')
    await userEvent.type(canvas.getByLabelText('Password*'), 'secret{Enter}')
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'ana@example.org', password: 'secret' })
  },
}

export const SomethingMissing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: { failure: { title: 'Login submission error', message: 'Oh! Invalid e-mail or password' } },
}

export const TriedTooOften: Story = {
  args: { failure: { title: 'Too many requests at once', message: <ThrottleWords ms={60_000} /> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/You can try again in \d+ sec/)
  },
}

export const MayTryAgain: Story = {
  args: { failure: { title: 'Too many requests at once', message: <ThrottleWords ms={1000} /> } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is lost. You can try again now.')).toBeVisible()
  },
}

export const Sending: Story = { args: { isSending: true } }
export const Spanish: Story = { globals: { language: 'es' } }
