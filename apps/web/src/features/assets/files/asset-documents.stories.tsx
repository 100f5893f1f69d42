import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { storyAsset } from '../story-asset.ts'
import { AssetFiles } from './asset-files.tsx'
import { api } from './queries.ts'
import { document, keepFiles, outrun, refused, storyDocuments } from './story-files.ts'
import { inDialog, inItsSheet } from './story-sheet.tsx'

const guide = document(10, 'QFX5120 hardware guide.pdf')
const versions = [
  document(22, 'QFX5120 hardware guide.pdf', { revision: 3, series: guide.series }),
  document(21, 'QFX5120 hardware guide 2025.pdf', { revision: 2, series: guide.series }),
  document(20, 'QFX5120 hardware guide draft.pdf', { revision: 1, series: guide.series }),
]

const meta = {
  title: 'Asset documents',
  component: AssetFiles,
  args: { tab: 'documents', asset: storyAsset.id, canWrite: true, model: null },
  render: inItsSheet,
  decorators: [inApplication],
  beforeEach: () => keepFiles({ documents: storyDocuments, versions }),
} satisfies Meta<typeof AssetFiles>

export default meta
type Story = StoryObj<typeof meta>

const act = async (name: string, item: string) => {
  const trigger = await screen.findByRole('button', { name: `More about ${name}` })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const chosen = await screen.findByRole('menuitem', { name: item })
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await userEvent.keyboard(item.slice(0, 1))
  await waitFor(() => expect(chosen).toHaveAttribute('data-highlighted'))
  await userEvent.keyboard('{Enter}')
  return trigger
}
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const choose = async (...names: string[]) =>
  userEvent.upload(await screen.findByLabelText(/^(Drop documents|Drop the new version)/), names.map(pdf))

export const None: Story = {
  beforeEach: () => keepFiles(),
  play: async () => {
    await screen.findByText('There are no documents yet')
  },
}

export const Some: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Documents' })
    const [, warranty, contract] = within(list).getAllByRole('listitem')
    await expect(warranty).toHaveTextContent(/Expires on/)
    await expect(contract).toHaveTextContent(/Expired on/)
  },
}

/** What each is said to be is guessed by its name; what was refused stays to be sent again. */
export const Added: Story = {
  beforeEach: () => {
    const restore = keepFiles({ documents: storyDocuments })
    spyOn(api, 'addDocument').mockRejectedValueOnce(refused('The server is busy'))
    return restore
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Add documents' })
    await userEvent.click(opener)
    await choose('warranty 2030.pdf', 'notes.pdf')
    const groups = await screen.findAllByRole('group', { name: /pdf$/ })
    await expect(groups).toHaveLength(2)
    await expect(screen.getAllByRole('combobox', { name: 'Kind' })[0]).toHaveDisplayValue('Warranty')
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 documents' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy')
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 documents' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add documents' })).toBeNull())
    await screen.findByRole('button', { name: 'Download warranty 2030.pdf' })
    await expect(api.addDocument).toHaveBeenCalledWith(
      storyAsset.id,
      expect.objectContaining({ kind: 'warranty', expires_at: null, replaces: null }),
    )
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Adding: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add documents' }))
    await expect(screen.getByRole('button', { name: /^Add document\b/ })).toHaveAccessibleDescription(
      'Choose a file first',
    )
    await choose('Service contract 2027.pdf', 'notes.pdf')
    await screen.findAllByRole('group', { name: /pdf$/ })
  },
}

export const NextVersion: Story = {
  play: async () => {
    await act('Extended warranty.pdf', 'New version')
    await choose('Extended warranty 2.pdf')
    await expect(await screen.findByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Warranty')
    await userEvent.click(screen.getByRole('button', { name: 'Add version' }))
    await screen.findByRole('button', { name: 'Download Extended warranty 2.pdf' })
    await expect(screen.queryByRole('button', { name: 'Download Extended warranty.pdf' })).toBeNull()
  },
}

export const Versions: Story = {
  play: async () => {
    const trigger = await act('QFX5120 hardware guide.pdf', 'Show all versions')
    const dialog = await screen.findByRole('dialog', { name: 'Versions of QFX5120 hardware guide.pdf' })
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(3))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete version 2' }))
    const asked = await screen.findByRole('alertdialog')
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete version 2' }))
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(dialog.contains(window.document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Edited: Story = {
  play: async () => {
    await act('Ports.xlsx', 'Edit')
    const name = (await inDialog('Edit the document')).getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('This field is required')).toBeVisible()
    await userEvent.type(name, 'Port map.xlsx')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Report')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Port map.xlsx')
    await expect(api.updateDocument).toHaveBeenCalledWith(
      storyAsset.id,
      expect.objectContaining({ version: 1 }),
      { name: 'Port map.xlsx', kind: 'report' },
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit the document' })).toBeNull())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More about Port map.xlsx' })).toHaveFocus(),
    )
  },
}

const [, , , ports = guide] = storyDocuments

/** Somebody else renamed it meanwhile: nothing of theirs is overwritten unseen. */
export const ChangedMeanwhile: Story = {
  beforeEach: () => {
    const restore = keepFiles({ documents: storyDocuments })
    spyOn(api, 'updateDocument').mockRejectedValueOnce(
      outrun({ ...ports, name: 'Ports by them.xlsx', version: 2 }),
    )
    return restore
  },
  play: async () => {
    await act('Ports.xlsx', 'Edit')
    const name = (await inDialog('Edit the document')).getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ports by me.xlsx{Enter}')
    await screen.findByRole('radiogroup', { name: 'Name' })
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }))
    await screen.findByText('Ports by me.xlsx')
  },
}

export const Removed: Story = {
  play: async () => {
    await act('Ports.xlsx', 'Delete')
    const asked = await screen.findByRole('alertdialog', { name: 'Delete Ports.xlsx?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Ports.xlsx')).toBeNull())
    await waitFor(() =>
      expect(window.document.activeElement).toContainElement(screen.getByRole('list', { name: 'Documents' })),
    )
  },
}

export const Reader: Story = {
  args: { canWrite: false },
  play: async () => {
    await screen.findByRole('button', { name: 'Download Ports.xlsx' })
    await expect(screen.queryByRole('button', { name: 'Add documents' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'More about Ports.xlsx' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'More about QFX5120 hardware guide.pdf' }))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
  },
}

export const NotLoaded: Story = {
  beforeEach: () => {
    const restore = keepFiles({ documents: storyDocuments })
    spyOn(api, 'documents').mockRejectedValueOnce(refused('Broken'))
    return restore
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Ports.xlsx')
  },
}

export const Spanish: Story = { args: { note: 'saved_at_once' }, globals: { language: 'es' } }

export const SpanishAdding: Story = {
  globals: { language: 'es' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir documentos' }))
    await userEvent.upload(await screen.findByLabelText(/^Suelta documentos/), [pdf('Garantía.pdf')])
    await screen.findByRole('combobox', { name: 'Tipo' })
  },
}
