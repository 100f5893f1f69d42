import type { Meta, StoryObj } from '@storybook/react-vite'
import { FloorPlanLegend } from './floor-plan-legend.tsx'

const meta = { component: FloorPlanLegend, args: { title: 'Power' } } satisfies Meta<typeof FloorPlanLegend>

export default meta
type Story = StoryObj<typeof meta>

const scale = {
  levels: [
    { level: 'calm', to: 0.6 },
    { level: 'amber', to: 0.8 },
    { level: 'red', to: 1 },
  ],
  limits: [
    { at: 0, text: '0' },
    { at: 0.6, text: '60 %' },
    { at: 0.8, text: '80 %' },
    { at: 1, text: '100 %' },
  ],
} as const

export const Levels: Story = {
  args: {
    scale,
    entries: [
      { name: 'Reserved', fill: { by: 'level', level: 'calm', share: 0.3, reserved: 0.5 } },
      { name: 'Planned', fill: { by: 'none' }, isPlanned: true },
      { name: 'Unknown', fill: { by: 'level', level: 'unknown' } },
    ],
  },
}

export const Categories: Story = {
  args: {
    title: 'Estado',
    entries: [
      { name: 'Planificado', fill: { by: 'tone', tone: 'plan', look: 'dashed' } },
      { name: 'Recibido', fill: { by: 'tone', tone: 'info', look: 'outline' } },
      { name: 'En instalación', fill: { by: 'tone', tone: 'info', look: 'half' } },
      { name: 'Activo', fill: { by: 'tone', tone: 'accent', look: 'filled' } },
      { name: 'En espera', fill: { by: 'tone', tone: 'accent', look: 'outline' } },
      { name: 'En mantenimiento', fill: { by: 'tone', tone: 'warning', look: 'outline' } },
      { name: 'Averiado', fill: { by: 'tone', tone: 'danger', look: 'filled' } },
      { name: 'En reparación', fill: { by: 'tone', tone: 'danger', look: 'outline' } },
      { name: 'Fuera de servicio', fill: { by: 'tone', tone: 'neutral', look: 'struck' } },
    ],
  },
}

export const ScaleAlone: Story = { args: { scale } }
