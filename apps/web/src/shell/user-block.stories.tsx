import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserBlock } from './user-block.tsx'

const meta = {
  component: UserBlock,
  args: { fullName: 'Ana Ruiz', email: 'ana.ruiz@plenum.example', collapsed: false },
  decorators: [
    (Story) => (
      <ul className={css({ width: 'sidebar' })}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof UserBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Loading: Story = { args: { fullName: undefined, email: undefined } }
export const NameBeforeEmail: Story = { args: { email: undefined } }
export const Collapsed: Story = { args: { collapsed: true } }
export const LongNames: Story = {
  args: {
    fullName: 'María de los Ángeles Fernández de Córdoba y Álvarez de las Asturias',
    email: 'maria.de.los.angeles.fernandez.de.cordoba@facilities.plenum.example',
  },
}
