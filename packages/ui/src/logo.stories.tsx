import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = { component: Logo, args: { label: 'Plenum', size: 'lg' } } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Large: Story = {}

export const Medium: Story = { args: { size: 'md' } }

export const Small: Story = { args: { size: 'sm' } }
