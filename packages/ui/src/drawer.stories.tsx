import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './button.tsx'
import * as Drawer from './drawer.tsx'
import { TextInput } from './text-input.tsx'

interface ExampleProps extends ComponentProps<typeof Drawer.Root> {
  trigger?: string
  title?: string
  handle?: string
  close?: string
  body?: ReactNode
}

function Example({
  trigger = 'Open',
  title = 'Leaf switch 04',
  handle = 'Resize',
  close = 'Close',
  body = <p>Juniper QFX5120-48Y</p>,
  ...root
}: ExampleProps) {
  return (
    <Drawer.Root {...root}>
      <Drawer.Trigger asChild>
        <Button>{trigger}</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Handle label={handle} />
        <Drawer.Header title={title} description="MAD1-SW-0042" closeLabel={close} />
        <Drawer.Body>{body}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

const tall = css({ minHeight: 'menu' })
const low = css({ pt: '24' })

const ports = (
  <>
    <ol>
      {Array.from({ length: 80 }, (_, at) => (
        <li key={at}>et-0/0/{at}</li>
      ))}
    </ol>
    <Button>Add a port</Button>
  </>
)

const open = async (canvas: { getByRole: typeof screen.getByRole }, name = 'Leaf switch 04') => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const rest = (dialog: HTMLElement) => dialog.style.getPropertyValue('--drawer-rest')

const meta = {
  component: Example,
  play: async ({ canvas }) => {
    await open(canvas)
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Bottom: Story = {}

export const Top: Story = { args: { side: 'top' } }

export const Left: Story = { args: { side: 'left' } }

export const Right: Story = { args: { side: 'right' } }

export const LongText: Story = {
  args: {
    title: 'Leaf switch 04 of the second row in the data hall at the back of the building',
    body: ports,
  },
  play: async ({ canvas, args }) => {
    await open(canvas, args.title)
  },
}

export const Spanish: Story = {
  args: { trigger: 'Abrir', title: 'Switch de acceso 04', handle: 'Cambiar el tamaño', close: 'Cerrar' },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    await screen.findByRole('button', { name: 'Cambiar el tamaño' })
  },
}

export const ClosedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await open(canvas)
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(trigger).toHaveFocus())
    await open(canvas)
    screen.getByRole('button', { name: 'Resize' }).focus()
    await userEvent.keyboard('{Enter}')
    await gone()
  },
}

export const SnapPoints: Story = {
  args: { snapPoints: ['120px', 0.5, 1], body: ports },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    within(dialog).getByRole('button', { name: 'Resize' }).focus()
    await expect(rest(dialog)).toBe('max(0px, 100% - 120px)')
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(rest(dialog)).toBe('50%'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rest(dialog)).toBe('0%'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rest(dialog)).toBe('50%'))
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(rest(dialog)).toBe('max(0px, 100% - 120px)'))
  },
}

/** What the keyboard reaches is never outside the window. */
export const SnapPointShowsFocus: Story = {
  args: {
    snapPoints: ['120px', 1],
    body: (
      <div className={low}>
        <Button>Locate</Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    within(dialog).getByRole('button', { name: 'Locate' }).focus()
    await waitFor(() => expect(rest(dialog)).toBe('0%'))
  },
}

function Controlled(props: ComponentProps<typeof Example>) {
  const [isOpen, setOpen] = useState(false)
  const [point, setPoint] = useState<ComponentProps<typeof Drawer.Root>['activeSnapPoint']>(0.4)
  return (
    <>
      <Example
        {...props}
        open={isOpen}
        onOpenChange={(details) => setOpen(details.open)}
        snapPoints={[0.4, 0.7, 1]}
        {...(point !== undefined && { activeSnapPoint: point })}
        onActiveSnapPointChange={setPoint}
        body={
          <>
            <Button onClick={() => setPoint(1)}>Show all</Button>
            {ports}
          </>
        }
      />
      <output>{point}</output>
    </>
  )
}

export const ControlledSnapPoint: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(rest(dialog)).toBe('60%')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(rest(dialog)).toBe('0%'))
    await waitFor(() => expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('1'))
  },
}

/** Whoever controls it may refuse to let it close. */
export const RefusesToClose: Story = { args: { open: true }, play: async () => {} }

export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('{Escape}')
    within(dialog).getByRole('button', { name: 'Resize' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await gone()
  },
}

/** Scrolling, selecting and typing stay what they are. */
export const WithItsOwnGestures: Story = {
  args: {
    body: (
      <>
        <TextInput aria-label="Name" defaultValue="Leaf switch 04" />
        <div data-no-drag="" className={css({ py: '5' })}>
          Map
        </div>
        {ports}
      </>
    ),
  },
}

export const Nested: Story = {
  args: {
    body: (
      <div className={tall}>
        <Example trigger="Ports" title="Ports" handle="Resize ports" body={<p>48</p>} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ports' }))
    await screen.findByRole('dialog', { name: 'Ports' })
    await expect(dialog.style.getPropertyValue('--behind-shift')).toBe('16px')
  },
}

export const ScaledBackground: Story = {
  args: { scaleBackground: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Drawer.Background>
        <div className={css({ minHeight: 'screen', p: '6' })}>
          <Story />
        </div>
      </Drawer.Background>
    ),
  ],
}
