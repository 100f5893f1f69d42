import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from './button.tsx'
import * as Dialog from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { withMoved } from './list-order.ts'
import { SortableList, type SortableListWords } from './sortable-list.tsx'
import { Textarea } from './textarea.tsx'

const english: SortableListWords = {
  label: 'Steps',
  handle: (place) => `Move step ${place}`,
  help: 'Space picks it up, the arrows move it, Space puts it down, Escape puts it back.',
  told: {
    picked: (place, count) => `Picked up step ${place} of ${count}.`,
    moved: (place, count) => `Now ${place} of ${count}.`,
    dropped: (place, count) => `Put down as ${place} of ${count}.`,
    returned: (place) => `Put back as step ${place}.`,
  },
}

interface Step {
  id: string
  text: string
}

interface StepsProps {
  start: readonly Step[]
  words?: SortableListWords
  disabled?: boolean
  labels?: { text: string; remove: (place: number) => string; add: string }
}

const moved = fn<(from: number, to: number) => void>()
const labels = { text: 'What to do', remove: (place: number) => `Remove step ${place}`, add: 'Add a step' }

function Steps({ start, words = english, labels: names = labels, ...rest }: StepsProps) {
  const [steps, setSteps] = useState(start)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'start' })}>
      <div className={css({ width: 'full' })}>
        <SortableList
          {...rest}
          items={steps}
          words={words}
          onMove={(from, to) => {
            moved(from, to)
            setSteps((now) => withMoved(now, from, to))
          }}
          aside={({ id }, index) => (
            <IconButton
              label={names.remove(index + 1)}
              size="compact"
              onClick={() => setSteps((now) => now.filter((one) => one.id !== id))}
            >
              <Trash2 />
            </IconButton>
          )}
        >
          {({ text }, index) => <Textarea aria-label={`${names.text} ${index + 1}`} defaultValue={text} />}
        </SortableList>
      </div>
      <Button onClick={() => setSteps((now) => [...now, { id: `new-${now.length}`, text: '' }])}>
        {names.add}
      </Button>
    </div>
  )
}

const start: Step[] = [
  { id: 'off', text: 'Switch the power off at the PDU.' },
  {
    id: 'out',
    text: 'Take out the cables.\nNote which port each was in.\nLay them aside.\nClose the caps of the fibres.',
  },
  { id: 'in', text: 'Slide in the new unit.' },
]

const meta = {
  component: Steps,
  args: { start },
  beforeEach: () => void moved.mockClear(),
  decorators: [
    (Story) => (
      <div className={css({ width: 'dialogWide' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

const texts = () =>
  screen.getAllByRole('textbox').map((box) => (box instanceof HTMLTextAreaElement ? box.value : ''))

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move step 1' })
    await expect(handle).toHaveAccessibleDescription(/^Space picks it up/)
    await userEvent.type(canvas.getByRole('textbox', { name: 'What to do 1' }), ' Wait.')
    handle.focus()
    await userEvent.keyboard(' ')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Picked up step 1 of 3.')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Now 3 of 3.')
    await expect(moved).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(moved.mock.calls).toEqual([[0, 2]])
    await expect(canvas.getByRole('status')).toHaveTextContent('Put down as 3 of 3.')
    // the same handle, and what was typed beside it
    await expect(handle).toHaveFocus()
    await expect(handle).toHaveAccessibleName('Move step 3')
    await expect(texts().at(-1)).toBe('Switch the power off at the PDU. Wait.')
  },
}

export const PutBack: Story = {
  play: async ({ canvas }) => {
    const before = texts()
    const handle = canvas.getByRole('button', { name: 'Move step 3' })
    handle.focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Now 1 of 3.')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Put back as step 3.')
    await userEvent.keyboard(' {ArrowUp}')
    await userEvent.tab()
    await expect(canvas.getByRole('status')).toHaveTextContent('Put back as step 3.')
    await expect(texts()).toEqual(before)
    await expect(moved).not.toHaveBeenCalled()
  },
}

/** Picked up, and over another place. */
export const Held: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move step 1' }).focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Now 2 of 3.')
  },
}

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move step 1' })
    const { top } = handle.getBoundingClientRect()
    const below = canvas.getByRole('button', { name: 'Move step 3' }).getBoundingClientRect().bottom
    // a finger of the test holds no capture, which the browser gives to its own
    handle.setPointerCapture = () => undefined
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 0, clientY: top } },
      { target: handle, coords: { clientX: 0, clientY: below + 40 } },
    ])
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Now 3 of 3.'))
    handle.dispatchEvent(new PointerEvent('lostpointercapture'))
    await waitFor(() => expect(moved.mock.calls).toEqual([[0, 2]]))
    await expect(texts()[0]).toMatch(/^Take out the cables/)
  },
}

/** Escape puts the step back, and the dialog stays. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content size="wide">
        <Dialog.Header title="How it is replaced" closeLabel="Close" />
        <Dialog.Body>
          <Steps {...args} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const handle = dialog.getByRole('button', { name: 'Move step 1' })
    await waitFor(() => expect(handle).toHaveFocus())
    handle.focus()
    await userEvent.keyboard(' {ArrowDown}{Escape}')
    await expect(dialog.getByRole('status')).toHaveTextContent('Put back as step 1.')
    // one that closes is still there for a moment
    await new Promise(requestAnimationFrame)
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const AddsAndRemoves: Story = {
  args: { start: start.slice(0, 1) },
  play: async ({ canvas }) => {
    // alone it has nowhere to go
    await expect(canvas.getByRole('button', { name: 'Move step 1' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a step' }))
    await expect(canvas.getByRole('button', { name: 'Move step 2' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 1' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongSpanish: Story = {
  args: {
    words: {
      label: 'Pasos',
      handle: (place) => `Mover el paso ${place}`,
      help: 'Espacio lo levanta, las flechas lo mueven, Espacio lo suelta y Escape lo devuelve a su sitio.',
      told: {
        picked: (place, count) => `Has levantado el paso ${place} de ${count}.`,
        moved: (place, count) => `Ahora es el ${place} de ${count}.`,
        dropped: (place, count) => `Queda como ${place} de ${count}.`,
        returned: (place) => `Vuelve a ser el paso ${place}.`,
      },
    },
    labels: {
      text: 'Qué hay que hacer en el paso',
      remove: (place: number) => `Quitar el paso ${place}`,
      add: 'Añadir un paso',
    },
    start: [
      {
        id: '1',
        text: 'Comprueba que la unidad de distribución redundante alimenta por sí sola a los demás equipos del rack antes de cortar la corriente.',
      },
      { id: '2', text: 'Retira el equipo averiado.' },
    ],
  },
}
