import { NO_PERMISSIONS } from '@plenum/domain/permission'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PermissionMatrix } from './permission-matrix.tsx'
import { administrator, manager, team } from './story-people.ts'

function Example(props: ComponentProps<typeof PermissionMatrix>) {
  const [value, setValue] = useState(props.value)
  return <PermissionMatrix {...props} value={value} {...(props.onChange && { onChange: setValue })} />
}

const operators = team('Operators', { assets: 'write', hierarchy: 'onlyRead' })

const meta = {
  component: Example,
  args: { viewer: administrator, team: operators, value: operators.permissions, onChange: () => undefined },
  decorators: [
    (Story) => (
      <div className={css({ width: '[44rem]', maxWidth: 'full' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const AsAdministrator: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(30)
    await expect(canvas.getByRole('radio', { name: 'Assets Write' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Assets Read only' })).toBeChecked()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeEnabled()
  },
}

export const UpToOnesOwn: Story = {
  args: { viewer: manager },
  play: async ({ canvas }) => {
    // what the team has already may stay or be taken, more than one's own cannot be given
    await expect(canvas.getByRole('radio', { name: 'Assets Write' })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: 'Hierarchy No access' })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: 'Hierarchy Write' })).toBeDisabled()
    await expect(canvas.getByText('You cannot give more than you may do yourself')).toBeVisible()
  },
}

export const OwnTeam: Story = {
  args: { viewer: { ...manager, team: { id: operators.id, name: operators.name } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Library Read only' })).toBeDisabled()
    await expect(canvas.getByText(/Nobody changes their own rights/)).toBeVisible()
  },
}

export const OnlyToLookAt: Story = {
  render: ({ viewer, team: shown, value }) => <PermissionMatrix viewer={viewer} team={shown} value={value} />,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

export const Nothing: Story = { args: { value: NO_PERMISSIONS } }
export const Spanish: Story = { globals: { language: 'es' } }
