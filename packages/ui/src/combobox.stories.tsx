import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '@plenum/ui/css'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'

type Example = Omit<ComponentProps<typeof Combobox>, 'onSearch' | 'onChoose' | 'onCreate'> & {
  error?: string
}

const chose = fn<(value: string | null) => void>()
const created = fn<(name: string) => void>()

function Search({ error, chosen: first, ...rest }: Example) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(first)
  const found = rest.options.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()))
  return (
    <Field label={rest.label} error={error} className={css({ width: 'form' })}>
      <Combobox
        {...rest}
        options={found}
        note={rest.note ?? (found.length === 0 ? 'Nothing found' : undefined)}
        chosen={chosen}
        onSearch={setText}
        onChoose={(option) => {
          chose(option?.value ?? null)
          setChosen(option)
        }}
        {...(rest.words.create && { onCreate: created })}
      />
    </Field>
  )
}

const brands = ['Arista', 'Cisco', 'Dell', 'Juniper'].map((label) => ({ value: label.toLowerCase(), label }))

const meta = {
  component: Search,
  args: {
    label: 'Brand',
    options: brands,
    chosen: null,
    words: { open: 'Show the list', clear: 'Clear the brand', placeholder: 'Type to search' },
  },
  beforeEach: () => {
    chose.mockClear()
    created.mockClear()
  },
} satisfies Meta<typeof Search>

export default meta
type Story = StoryObj<typeof meta>

async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Brand' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.type(box, 'i')
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Cisco' })).toHaveAttribute('data-highlighted'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(chose).toHaveBeenCalledWith('cisco')
    await expect(box).toHaveValue('Cisco')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

export const FirstIsTakenByEnter: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'jun')
    await userEvent.keyboard('{Enter}')
    await expect(chose).toHaveBeenCalledWith('juniper')
  },
}

export const EscapeKeepsWhatWasChosen: Story = {
  args: { chosen: { value: 'dell', label: 'Dell' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.type(box, 'ari')
    await expect(await screen.findByRole('option', { name: 'Arista' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('Dell')
    await expect(chose).not.toHaveBeenCalled()
  },
}

export const LeftAtOnce: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'jun')
    await screen.findByRole('option')
    // in one frame, which typing would not do
    void fireEvent.keyDown(box, { key: 'Enter' })
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    box.blur()
    await expect(chose).toHaveBeenCalledWith('juniper')
    await frames(3)
    await expect(box).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the brand' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the list' }))
    await waitFor(() => expect(box).toHaveFocus())
  },
}

/** As if somebody had typed before it was there. */
export const HandedOver: Story = {
  args: { handedOver: 'Ari' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveValue('Ari')
    await userEvent.keyboard('s{ArrowDown}{Enter}')
    await expect(chose).toHaveBeenCalledWith('arista')
  },
}

/** Typed into in the very moment in which it takes over; Enter takes the first of what is found later. */
export const TypedIntoWhileHandedOver: Story = {
  args: { handedOver: null },
  render: function Hasty({ options, ...props }) {
    const [found, setFound] = useState<typeof options>([])
    useLayoutEffect(() => {
      if (document.activeElement instanceof HTMLInputElement)
        void fireEvent.input(document.activeElement, { target: { value: 'Ari' } })
      const timer = setTimeout(() => setFound(options), 300)
      return () => clearTimeout(timer)
    }, [options])
    return <Search {...props} options={found} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Ari'))
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Arista' })).toHaveAttribute('data-highlighted'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(chose).toHaveBeenCalledWith('arista')
    await expect(created).not.toHaveBeenCalled()
  },
}

/** What is missing can be made there, but not before it is known to be missing. */
export const TypedIntoWhereSomethingCanBeMade: Story = {
  ...TypedIntoWhileHandedOver,
  args: {
    handedOver: null,
    words: { open: 'Show the list', clear: 'Clear the brand', create: (name) => `Create ${name}` },
  },
}

export const HandedOverBeforeAnythingWasTyped: Story = {
  args: { handedOver: null },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('Aris')
    await expect(await screen.findByRole('option', { name: /Arista/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(chose).toHaveBeenCalledWith('arista')
  },
}

export const Cleared: Story = {
  args: { chosen: { value: 'dell', label: 'Dell' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the brand' }))
    await expect(chose).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const MakesWhatIsMissing: Story = {
  args: { words: { open: 'Show the list', clear: 'Clear', create: (name) => `Create “${name}”` } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Nokia')
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Nokia”' }))
    await expect(created).toHaveBeenCalledWith('Nokia')
    await expect(chose).not.toHaveBeenCalled()
  },
}

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'))
}

export const Open: Story = { args: { chosen: { value: 'dell', label: 'Dell' } }, play: open }

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'))
  },
}

export const Loading: Story = { args: { options: [], loading: 'Loading…' }, play: open }

export const Failed: Story = { args: { options: [], note: 'The list could not be read' }, play: open }

export const Grouped: Story = {
  args: {
    label: 'Place',
    options: [
      { value: '1', label: 'R04', group: 'MAD1', hint: 'DH2 › B' },
      { value: '2', label: 'R05', group: 'MAD1', hint: 'DH2 › B' },
      { value: '3', label: 'R04', group: 'BCN3', hint: 'DH1 › A' },
      { value: '4', label: 'R09', group: 'BCN3', hint: 'DH1 › A · full', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('group', { name: 'BCN3' })).toBeVisible())
  },
}

export const Invalid: Story = { args: { error: 'This field is required' } }

export const Disabled: Story = { args: { disabled: true, chosen: { value: 'dell', label: 'Dell' } } }

export const LongSpanish: Story = {
  args: {
    label: 'Responsable',
    options: [
      {
        value: '1',
        label: 'Equipo de operaciones de infraestructura y comunicaciones de la región centro',
        hint: 'Equipo · 24 personas',
      },
      { value: '2', label: 'Ana Ruiz de la Torre y Fernández de Córdoba', hint: 'Persona' },
    ],
    words: { open: 'Mostrar la lista', clear: 'Quitar', placeholder: 'Escribe para buscar' },
  },
  play: open,
}
