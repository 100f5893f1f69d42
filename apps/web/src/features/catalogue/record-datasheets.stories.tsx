import { ClientError } from '@plenum/api-client/client-error'
import type { Datasheet } from '@plenum/domain/datasheet'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '#app/datasheets/queries.ts'
import { storyDatasheets } from '#app/datasheets/story-datasheets.ts'
import { files } from '#app/files/queries.ts'
import { NoticeArea } from '#app/notices/notice-area.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { RecordDatasheets } from './record-datasheets.tsx'

const [storyDatasheet, plain] = storyDatasheets

const missing = () => new ClientError({ kind: 'http', status: 404, originalError: null })

/** A server that keeps the datasheets of one model while a story is shown. */
function keepDatasheets(first: readonly Datasheet[]) {
  let kept = [...first]
  const spies = [
    spyOn(api, 'datasheets').mockImplementation(() => Promise.resolve({ results: kept, next: null })),
    spyOn(files, 'upload').mockImplementation((file) =>
      Promise.resolve({ ...storyDatasheet, id: '0190a0a0-0000-7000-8000-00000000ca05', name: file.name }),
    ),
    spyOn(api, 'addDatasheet').mockImplementation((_model, { file_id }) => {
      const added = { ...storyDatasheet, id: file_id, name: 'new.pdf', caption: null }
      kept = [added, ...kept]
      return Promise.resolve(added)
    }),
    spyOn(api, 'renameDatasheet').mockImplementation((_model, { id }, { caption }) => {
      const found = kept.find((each) => each.id === id)
      if (!found) return Promise.reject(missing())
      const now = { ...found, caption, version: found.version + 1 }
      kept = kept.map((each) => (each.id === id ? now : each))
      return Promise.resolve(now)
    }),
    spyOn(api, 'removeDatasheet').mockImplementation((_model, id) => {
      kept = kept.filter((each) => each.id !== id)
      return Promise.resolve()
    }),
  ]
  return () => spies.forEach((spy) => spy.mockRestore())
}

const meta = {
  component: RecordDatasheets,
  args: { model: '0190a0a0-0000-7000-8000-a00000000048', canWrite: true },
  beforeEach: () => keepDatasheets(storyDatasheets),
  decorators: [
    (Story) => (
      <Sheet.Root open>
        <Sheet.Content>
          <Sheet.Header title="Leaf 48Y-8C" closeLabel="Close" />
          <Sheet.Body>
            <Story />
          </Sheet.Body>
        </Sheet.Content>
      </Sheet.Root>
    ),
    inApplication,
  ],
} satisfies Meta<typeof RecordDatasheets>

export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.findByRole('list', { name: 'Data sheets' })
const names = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)

export const Two: Story = {
  play: async () => {
    await expect(await names()).toEqual([storyDatasheet.caption, plain.name])
    await expect(screen.getByRole('button', { name: 'Download Rail kit' })).toBeVisible()
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }

export const ForReaders: Story = {
  args: { canWrite: false },
  play: async () => {
    await list()
    await expect(screen.queryByRole('button', { name: /^(Rename|Delete|Add)/ })).toBeNull()
  },
}

export const None: Story = {
  beforeEach: () => keepDatasheets([]),
  play: async () => {
    await expect(await screen.findByText('No data sheets yet')).toBeVisible()
  },
}

export const Added: Story = {
  play: async () => {
    await list()
    const file = new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' })
    await userEvent.upload(screen.getByLabelText('PDF of a data sheet'), file)
    await waitFor(async () => expect((await names())[0]).toBe('new.pdf'))
  },
}

/** What is no PDF is not even sent. */
export const NoPdf: Story = {
  play: async () => {
    await list()
    const file = new File(['x'], 'picture.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('PDF of a data sheet'), file, { applyAccept: false })
    await expect(await screen.findByText('The data sheet was not added')).toBeVisible()
    await expect(files.upload).not.toHaveBeenCalled()
  },
}

export const Renamed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Rename ${plain.name}` }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'What it is called' }), 'Guide')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await names()).toEqual(['Rail kit', 'Guide']))
  },
}

export const Removed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Rail kit' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await names()).toEqual([plain.name]))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Data sheets' })).toHaveFocus())
  },
}

/** What was wanted has happened, and nobody is left to wonder. */
export const RemovedByAnother: Story = {
  render: (args) => (
    <>
      <RecordDatasheets {...args} />
      <NoticeArea />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Rail kit' }))
    spyOn(api, 'datasheets').mockResolvedValue({ results: [plain], next: null })
    spyOn(api, 'removeDatasheet').mockRejectedValue(missing())
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await names()).toEqual([plain.name]))
    await expect(await screen.findByText('It had been deleted already')).toBeInTheDocument()
  },
}
