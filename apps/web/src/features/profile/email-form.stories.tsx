import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { EmailForm } from './email-form.tsx'
import { refusing, taking } from '#app/form/story-refusal.ts'

const meta = {
  component: EmailForm,
  args: { onChange: fn(taking) },
} satisfies Meta<typeof EmailForm>

export default meta
type Story = StoryObj<typeof meta>

async function change(email: string) {
  await userEvent.type(screen.getByRole('textbox', { name: /New e-mail address/ }), email)
  await userEvent.type(screen.getByLabelText(/Your password/), 'secret{Enter}')
}

export const Sent: Story = {
  play: async ({ args }) => {
    await change('new@example.org')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ email: 'new@example.org', current_password: 'secret' }),
    )
  },
}

export const NoAddress: Story = {
  play: async ({ args }) => {
    await change('nobody')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid e-mail address')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onChange: fn(
      refusing('registration_failed', 'The account could not be created with these details', 'email'),
    ),
  },
  play: async () => {
    await change('taken@example.org')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New e-mail address/ })).toBeInvalid())
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
