import type { Meta, StoryObj } from '@storybook/react-vite'
import { stack } from '@plenum/ui/patterns'
import { StatusChip } from './status-chip.tsx'

const meta = { component: StatusChip, args: { tone: 'active', label: 'Active' } } satisfies Meta<
  typeof StatusChip
>

export default meta
type Story = StoryObj<typeof meta>

export const TheTen: Story = {
  render: () => (
    <div className={stack({ gap: '2' })}>
      <StatusChip tone="planning" label="Planning" />
      <StatusChip tone="received" label="Received" />
      <StatusChip tone="installation" label="Installation" />
      <StatusChip tone="active" label="Active" />
      <StatusChip tone="standby" label="Standby" />
      <StatusChip tone="maintenance" label="Maintenance" />
      <StatusChip tone="faulty" label="Faulty" />
      <StatusChip tone="repair" label="In repair" />
      <StatusChip tone="out_of_service" label="Out of service" />
      <StatusChip tone="decommissioning" label="Decommissioning" />
    </div>
  ),
}

export const Spanish: Story = { args: { tone: 'out_of_service', label: 'Fuera de servicio' } }
