import type { Meta, StoryObj } from '@storybook/react-vite'
import { Server } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = { component: EmptyState, args: { icon: <Server />, title: 'No assets yet' } } satisfies Meta<
  typeof EmptyState
>

export default meta
type Story = StoryObj<typeof meta>

export const OneSentence: Story = {}

export const WithWayOn: Story = {
  args: {
    children: 'Bring the list you already have, or look around in a sample data centre first.',
    actions: (
      <>
        <Button tone="primary">Import a file</Button>
        <Button>Load the sample data centre</Button>
      </>
    ),
  },
}

export const LongSpanish: Story = {
  args: {
    title: 'Ningún activo coincide con los filtros que has elegido',
    children: 'Quita alguno de los filtros o busca por otro nombre, código o número de serie.',
    actions: <Button>Quitar todos los filtros</Button>,
  },
}
