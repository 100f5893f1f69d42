import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AuditList } from './audit-list.tsx'
import { line } from './story-line.ts'

const meta = {
  component: AuditList,
  args: {
    lines: [
      line(1204, {
        action: 'team.permissions',
        object: { kind: 'team', id: '1', name: 'Operations' },
        detail: {
          permissions: { assets: { from: 'onlyRead', to: 'write' } },
          description: { from: null, to: 'Night shift' },
        },
      }),
      line(1203, {
        action: 'permission.denied',
        actor: { id: '0190a0a0-0000-7000-8000-0000000000ab', name: 'Grace Hopper' },
        object: { kind: 'route', id: null, name: 'PATCH /api/assets/:id/' },
        detail: { path: '/api/assets/0190a0a0-0000-7000-8000-0000000000bb/' },
      }),
      line(1202, {
        action: 'import.create',
        object: { kind: 'import', id: '1', name: 'netbox-devices.csv, netbox-racks.csv' },
      }),
      line(1201, {}),
      line(1200, {
        action: 'batch.undo',
        object: { kind: 'batch', id: '0190a0a0-0000-7000-8000-0000000000bc', name: null },
        detail: { source: 'ui', records: { asset: 1200, model: 1 } },
      }),
      line(1199, { actor: null, action: 'session.failed', object: null, address: null, detail: {} }),
    ],
    onPerson: fn(),
  },
  decorators: [
    (Story) => (
      <div className={css({ width: '[64rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuditList>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grace Hopper' }))
    await expect(args.onPerson).toHaveBeenCalledWith('0190a0a0-0000-7000-8000-0000000000ab')
    await expect(canvas.getByText('Failed to sign in')).toBeVisible()
    await expect(canvas.getByText('· Leaf 01')).toBeVisible()
    await expect(canvas.getByText('· 1,200 assets and 1 model')).toBeVisible()
  },
}

export const OpensByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Details of line 1,204' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Permissions › Assets')).toBeVisible()
    await expect(canvas.getByText('Read only')).toBeVisible()
    await expect(canvas.queryByText('onlyRead')).toBeNull()
    await expect(canvas.getByText('Night shift')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Night shift')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Details of line 1,201' }))
    await expect(canvas.getByText('Asset')).toBeVisible()
    await expect(canvas.getByText('0190a0a0-0000-7000-8000-0000000000bb')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    lines: [
      line(7, {
        actor: {
          id: '0190a0a0-0000-7000-8000-0000000000aa',
          name: 'María del Pilar Fernández de Córdoba y Álvarez de Toledo',
        },
        action: 'import.create',
        object: { kind: 'import', id: '1', name: `${'a-very-long-name-of-a-file-'.repeat(6)}.csv` },
        detail: { something_new: { deep: ['one', 'two'] }, confirmed: false },
      }),
    ],
  },
}

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detalles de la línea 1.204' }))
    await expect(canvas.getByText('Permisos › Activos')).toBeVisible()
    await expect(canvas.getByText('· 1.200 activos y 1 modelo')).toBeVisible()
  },
}
