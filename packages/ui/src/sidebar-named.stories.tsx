import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { House, Settings } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { NavGroup, NavItem, Sidebar } from './sidebar.tsx'

interface ExampleProps {
  home: string
  group: string
  entry: string
}

/** Narrow and wide by the arrow keys. */
function Example({ home, group, entry }: ExampleProps) {
  const [width, setWidth] = useState<'expanded' | 'collapsed'>('collapsed')
  return (
    <div
      role="presentation"
      className={css({ display: 'flex', height: 'screen' })}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') setWidth('collapsed')
        if (key === 'ArrowRight') setWidth('expanded')
      }}
    >
      <Sidebar width={width} label="Main" brand={null}>
        <NavItem label={home} icon={<House />} link={(props) => <a href="#home" {...props} />} />
        <NavGroup label={group} icon={<Settings />} open onToggle={() => setWidth('expanded')}>
          <NavItem label={entry} link={(props) => <a href="#entry" {...props} />} />
        </NavGroup>
      </Sidebar>
    </div>
  )
}

const meta = {
  component: Example,
  args: { home: 'Home', group: 'Settings', entry: 'Assets inventory' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

/** The names are fetched with the first icons. */
const namesAreHere = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveAttribute('data-scope', 'tooltip'),
  )

export const Approached: Story = {
  play: async () => {
    await namesAreHere()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Home'))
  },
}

/** An entry that comes and goes with its name keeps the focus, and takes that of what goes with it. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    await namesAreHere()
    canvas.getByRole('link', { name: 'Home' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    canvas.getByRole('link', { name: 'Assets inventory' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Spanish: Story = {
  args: { home: 'Inicio', group: 'Configuración', entry: 'Inventario de activos' },
  globals: { language: 'es' },
}
