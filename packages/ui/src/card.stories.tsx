import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta = { component: Card, args: { children: 'Twelve racks, four of them reserved.' } } satisfies Meta<
  typeof Card
>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}

export const WithoutInset: Story = { args: { inset: 'none' } }
