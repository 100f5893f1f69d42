import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { PasswordInput } from './password-input.tsx'
import { PasswordRules } from './password-rules.tsx'

const english = {
  label: 'The password has',
  met: 'met',
  unmet: 'not met yet',
  summary: (met: number, rules: number) => `${met} of ${rules} rules met`,
}

function NewPassword({ start }: { start: string }) {
  const [password, setPassword] = useState(start)
  return (
    <>
      <PasswordInput
        aria-label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordRules
        words={english}
        rules={[
          { label: 'At least 8 characters', met: password.length >= 8 },
          { label: 'A letter', met: /\p{L}/u.test(password) },
          { label: 'A number', met: /\d/.test(password) },
          { label: 'An uppercase letter', met: /\p{Lu}/u.test(password) },
        ]}
      />
    </>
  )
}

const meta = {
  component: NewPassword,
  args: { start: '' },
  decorators: [
    (Story) => (
      <div className={css({ width: 'form', display: 'grid', gap: '2' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPassword>

export default meta
type Story = StoryObj<typeof meta>

export const TickedWhileTyping: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(canvas.getByLabelText('Password'), 'cold7')
    await waitFor(() => expect(status).toHaveTextContent('2 of 4 rules met'))
    const rules = canvas.getAllByRole('listitem').map((rule) => rule.textContent)
    await expect(rules).toEqual([
      'At least 8 characters not met yet',
      'A letter met',
      'A number met',
      'An uppercase letter not met yet',
    ])
  },
}

export const Empty: Story = {}
export const Weak: Story = { args: { start: 'cold' } }
export const Fair: Story = { args: { start: 'cold7aisle' } }
export const Strong: Story = { args: { start: 'Cold-aisle-7' } }

export const Spanish: Story = {
  render: () => (
    <PasswordRules
      words={{
        label: 'La contraseña tiene',
        met: 'cumplido',
        unmet: 'falta',
        summary: (met, rules) => `${met} de ${rules} condiciones cumplidas`,
      }}
      rules={[
        { label: 'Al menos 8 caracteres', met: true },
        { label: 'Un símbolo, por ejemplo un guion o un signo de exclamación', met: false },
      ]}
    />
  ),
}
