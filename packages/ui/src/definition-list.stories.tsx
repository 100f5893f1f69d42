import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from './definition-list.tsx'

const meta = {
  component: DefinitionList,
  decorators: [
    (Story) => (
      <div className={css({ width: 'sheet', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <Definition term="Code" kind="code">
          MAD1-SW-0042
        </Definition>
        <Definition term="Owner">Network team</Definition>
        <Definition term="Rated power" kind="number">
          310 W
        </Definition>
        <Definition term="Termination date" />
      </>
    ),
  },
} satisfies Meta<typeof DefinitionList>

export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}

export const LongSpanish: Story = {
  args: {
    children: (
      <Definition term="Fecha de finalización de la garantía">
        El 14 de marzo de 2028, o tres años después de la compra si el fabricante no ha confirmado otra fecha
      </Definition>
    ),
  },
}
