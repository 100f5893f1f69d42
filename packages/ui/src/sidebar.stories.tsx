import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { ChartColumn, House, LogOut } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { Logo } from './logo.tsx'
import { NavButton, NavComing, NavGroup, NavItem, Sidebar, SidebarBrand } from './sidebar.tsx'

function Example({ width }: { width: 'expanded' | 'collapsed' | 'panel' }) {
  const [open, setOpen] = useState(true)
  return (
    <div className={css({ display: 'flex', height: 'screen', width: 'sidebar' })}>
      <Sidebar
        width={width}
        label="Main"
        brand={
          <SidebarBrand
            logo={<Logo />}
            product="Plenum"
            version="v0.0.1"
            link={(props) => <a href="#home" {...props} />}
          />
        }
        footer={<NavButton label="Log out" icon={<LogOut />} onClick={() => undefined} />}
      >
        <NavItem label="Home" icon={<House />} active link={(props) => <a href="#app" {...props} />} />
        <NavGroup
          label="Data-centre manager"
          icon={<ChartColumn />}
          open={open}
          highlighted
          onToggle={() => setOpen(!open)}
        >
          <NavItem label="Dashboard" highlighted link={(props) => <a href="#dashboard" {...props} />} />
          <NavComing label="Reports" mark="Soon" reason="This screen is still being built" />
        </NavGroup>
        <NavComing
          label="Planning"
          icon={<ChartColumn />}
          mark="Soon"
          reason="This screen is still being built"
        />
      </Sidebar>
    </div>
  )
}

const meta = {
  component: Example,
  args: { width: 'expanded' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    const coming = canvas.getByRole('link', { name: /Reports/ })
    await expect(coming).toHaveAttribute('aria-disabled', 'true')
    await expect(coming).toHaveAccessibleDescription('This screen is still being built')
    const group = canvas.getByRole('button', { name: 'Data-centre manager' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    group.focus()
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument()
  },
}

export const Collapsed: Story = {
  args: { width: 'collapsed' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('data-scope', 'tooltip'),
    )
    await userEvent.hover(canvas.getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Home'))
    await userEvent.unhover(canvas.getByRole('link', { name: 'Home' }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

export const Panel: Story = { args: { width: 'panel' } }
