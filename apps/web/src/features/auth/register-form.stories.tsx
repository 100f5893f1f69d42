import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { rejecting } from '#app/form/story-refusal.ts'
import { RegisterForm } from './register-form.tsx'

const meta = {
  component: RegisterForm,
  args: { onRegister: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fill = async (canvas: Canvas, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.type(canvas.getByRole('textbox', { name }), text)
  }
}

const fillPasswords = async (canvas: Canvas, texts: readonly [string, string]) => {
  const [password, confirmation] = canvas.getAllByLabelText(/assword\*$/)
  if (password && confirmation) {
    await userEvent.type(password, texts[0])
    await userEvent.type(confirmation, texts[1])
  }
}

const ana = { 'First name': 'Ana', 'Last name': 'Ruiz', Company: 'Atlas', 'E-mail': 'ana@example.org' }
const PASSWORDS = ['Cold-aisle-1', 'Cold-aisle-1'] as const

export const PasswordsDiffer: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas, ana)
    await fillPasswords(canvas, ['Cold-aisle-1', 'Hot-aisle-1'])
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords do not match')
    await waitFor(() => expect(canvas.getAllByLabelText(/assword\*$/)[1]).toHaveFocus())
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onRegister: fn(
      rejecting('registration_failed', 'The account could not be created with these details', null),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas, ana)
    await fillPasswords(canvas, PASSWORDS)
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The account was not created')
  },
}

export const PasswordKnownFromLeaks: Story = {
  args: {
    onRegister: fn(rejecting('password_common', 'This password is known from leaks', 'password')),
  },
  play: async ({ canvas }) => {
    await fill(canvas, ana)
    await fillPasswords(canvas, PASSWORDS)
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This password is known from leaks')
    await expect(canvas.getAllByLabelText(/assword\*$/)[0]).toBeInvalid()
  },
}

export const NeedsTheCodeOfTheServer: Story = {
  args: {
    onRegister: fn(rejecting('setup_code_wrong', 'This is not the code', 'setup_code')),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Set-up code' })).toBeNull()
    await fill(canvas, ana)
    await fillPasswords(canvas, PASSWORDS)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'Set-up code' })).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is not the code')
  },
}

export const Joining: Story = {
  args: { invitation: { token: 'abc', email: 'ana@example.org' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('textbox', { name: 'Company' })).toBeNull()
    await fill(canvas, { 'First name': 'Ana', 'Last name': 'Ruiz' })
    await fillPasswords(canvas, PASSWORDS)
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Ana',
      surname: 'Ruiz',
      email: 'ana@example.org',
      invitation: 'abc',
      password: 'Cold-aisle-1',
      password_confirmation: 'Cold-aisle-1',
    })
  },
}

export const Spanish: Story = { globals: { language: 'es' } }
export const JoiningInSpanish: Story = { ...Joining, play: () => {}, globals: { language: 'es' } }
