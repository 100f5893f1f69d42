import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { rejecting, throttling, waiting } from '#app/form/story-refusal.ts'
import { RecoveryForm } from './recovery-form.tsx'

const meta = {
  component: RecoveryForm,
  args: { onRecover: fn(() => Promise.resolve()) },
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

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

const send = async (canvas: Canvas) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@example.org{Enter}')

export const Failed: Story = {
  args: { onRecover: fn(rejecting('invalid', 'The e-mails cannot be sent now', null)) },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mails cannot be sent now')
  },
}

export const AskedTooOften: Story = {
  args: { onRecover: fn(throttling) },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByText(/You can try again in [12] sec/)).toBeVisible()
  },
}

export const Sending: Story = {
  args: { onRecover: fn(waiting) },
  play: async ({ args, canvas }) => {
    await send(canvas)
    const button = canvas.getByRole('button', { name: 'Send recovery e-mail' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRecover).toHaveBeenCalledOnce()
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
