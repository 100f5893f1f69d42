import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloudOff } from 'lucide-react'
import { Banner } from './banner.tsx'

const meta = {
  component: Banner,
  args: {
    icon: <CloudOff />,
    title: 'No connection',
    children: <p>What you typed stays here.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}

export const TitleOnly: Story = { args: { children: undefined } }

export const LongText: Story = {
  args: {
    title: 'No se puede contactar con el servidor',
    children: (
      <p>
        Lo que ves puede no estar al día. Lo que has escrito se queda aquí y podrás guardarlo en cuanto vuelva
        la conexión.
      </p>
    ),
  },
}
