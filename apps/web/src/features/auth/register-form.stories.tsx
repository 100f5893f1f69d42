import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RegisterForm } from './register-form.tsx'

const meta = {
  component: RegisterForm,
  args: { failure: undefined, onRegister: fn(() => Promise.resolve()) },
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

export const PasswordsDiffer: Story = {
  play: async ({ args, canvas }) => {
    const type = async (name: string, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), text)
    await type('First name', 'Ana')
    await type('Last name', 'Ruiz')
    await type('Company', 'Atlas')
    await type('E-mail', 'ana@example.org')
    const [password, confirmation] = canvas.getAllByLabelText(/assword\*$/)
    if (password && confirmation) {
      await userEvent.type(password, 'Cold-aisle-1')
      await userEvent.type(confirmation, 'Hot-aisle-1')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Passwords do not match')
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const Refused: Story = { args: { failure: 'The account could not be created with these details' } }
export const Spanish: Story = { globals: { language: 'es' } }
