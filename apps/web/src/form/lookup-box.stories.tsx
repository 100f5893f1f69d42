import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LookupBox, type LookupOption } from './lookup-box.tsx'

const brands = ['Arista', 'Cisco', 'Juniper'].map((name) => ({ id: name.toLowerCase(), name }))
const chose = fn<(id: string | null) => void>()

function Brands({ first }: { first: LookupOption | null }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(first)
  return (
    <LookupBox
      label="Brand"
      className={css({ width: 'form', display: 'block' })}
      chosen={chosen}
      options={brands.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))}
      note={undefined}
      words={{ clear: 'Remove the brand', placeholder: 'All brands', create: undefined }}
      onSearch={setText}
      onChoose={(option) => {
        chose(option?.id ?? null)
        setChosen(option)
      }}
    />
  )
}

const meta = {
  component: Brands,
  args: { first: null },
  beforeEach: () => void chose.mockClear(),
} satisfies Meta<typeof Brands>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Brand' }), 'juni')
    await userEvent.click(await screen.findByRole('option', { name: 'Juniper' }))
    await expect(chose).toHaveBeenCalledWith('juniper')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Juniper'))
  },
}

export const APressOpensTheList: Story = {
  args: { first: { id: 'cisco', name: 'Cisco' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Cisco')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the brand' }))
    await expect(chose).toHaveBeenCalledWith(null)
  },
}

export const ClearedAtOnce: Story = {
  args: { first: { id: 'cisco', name: 'Cisco' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the brand' }))
    await expect(chose).toHaveBeenCalledWith(null)
  },
}

export const TheFocusPassesThrough: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('data-scope', 'combobox'))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
  },
}

/** Who goes on in the moment in which the combobox arrives keeps the focus where it was taken. */
export const TheFocusGoesOn: Story = {
  render: (args) => (
    <>
      <Brands {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    await import('@plenum/ui/combobox')
    const next = canvas.getByRole('button', { name: 'Next' })
    canvas.getByRole('combobox').focus()
    await import('@plenum/ui/combobox')
    next.focus()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('data-scope', 'combobox'))
    await expect(next).toHaveFocus()
  },
}
