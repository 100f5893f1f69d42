import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import * as Popover from './popover.tsx'

interface ColumnsProps {
  open?: boolean
  trigger: string
  title: string
  description: string
  closeLabel: string
  columns: readonly string[]
}

function Columns({ open = false, trigger, title, description, closeLabel, columns }: ColumnsProps) {
  return (
    <Popover.Root defaultOpen={open}>
      <Popover.Trigger>
        <Button>{trigger}</Button>
      </Popover.Trigger>
      <Popover.Content>
        <Popover.Header title={title} closeLabel={closeLabel} />
        <Popover.Description>{description}</Popover.Description>
        <Popover.Body>
          {columns.map((column) => (
            <div key={column}>
              <Checkbox label={column} defaultChecked />
            </div>
          ))}
        </Popover.Body>
      </Popover.Content>
    </Popover.Root>
  )
}

const meta = {
  component: Columns,
  args: {
    trigger: 'Columns',
    title: 'Columns',
    description: 'Shown to you only',
    closeLabel: 'Close',
    columns: ['Hostname', 'Serial number', 'Rack unit'],
  },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = { args: { open: true } }

export const LongSpanish: Story = {
  args: {
    open: true,
    trigger: 'Columnas',
    title: 'Columnas que se ven en la lista de activos de este centro de datos',
    description: 'Solo cambian para ti. Los demás ven las suyas y la exportación las lleva todas.',
    closeLabel: 'Cerrar',
    columns: ['Nombre de host', 'Número de serie', 'Fecha de finalización de la garantía del fabricante'],
  },
}
