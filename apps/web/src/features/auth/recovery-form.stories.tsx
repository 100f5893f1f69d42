import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RecoveryForm } from './recovery-form.tsx'

const meta = {
  component: RecoveryForm,
  args: { failure: undefined, isSending: false, onRecover: fn() },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecoveryForm>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@example.org{Enter}')
    await expect(args.onRecover).toHaveBeenCalledWith({ email: 'ana@example.org' })
  },
}

export const NoAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('e-mail')
    await expect(args.onRecover).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { failure: { title: 'The e-mail was not sent', message: 'The server cannot be reached.' } },
}
export const Sending: Story = { args: { isSending: true } }
export const Spanish: Story = { globals: { language: 'es' } }
