import type { Meta, StoryObj } from '@storybook/react-vite'
import { Splash } from './splash.tsx'

const meta = {
  component: Splash,
  args: { brand: 'Plenum', message: 'Loading your session…' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Splash>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}

export const Spanish: Story = { args: { message: 'Cargando tu sesión...' } }
