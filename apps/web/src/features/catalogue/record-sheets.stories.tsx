import { ClientError } from '@plenum/api-client/client-error'
import * as Sheet from '@plenum/ui/sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { http } from '#app/api.ts'
import { NoticeArea } from '#app/notices/notice-area.tsx'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never } from '#app/page/story-server.ts'
import { BrandSheet, ModelSheet, TypeSheet } from './record-sheets.tsx'
import { acme, catalogueAnswer, fullModel, storyBrand, storyModel } from './story-catalogue.ts'

const unused = storyModel(1)
const empty = storyBrand(9, { name: 'Nobody' })

const BATCH = '018f3f6e-7b6a-7c11-9d3e-2f6a1b5c8d12'
const answerOf = catalogueAnswer([fullModel, unused], [acme, empty])

const meta = {
  component: ModelSheet,
  args: {
    id: fullModel.id,
    isEditing: false,
    canWrite: true,
    onEdit: fn(),
    onDone: fn(),
    onGone: fn(),
  },
  beforeEach: answering(answerOf),
  decorators: [
    (Story) => (
      <Sheet.Root open>
        <Sheet.Content>
          <Story />
        </Sheet.Content>
      </Sheet.Root>
    ),
    inApplication,
  ],
} satisfies Meta<typeof ModelSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Model: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: '366 assets' })).toBeVisible()
    await expect(screen.getByText(/48 × Ethernet\[1-48\]/)).toBeVisible()
    await expect(screen.getByText(/Counts as 420/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalled()
  },
}

export const ModelInSpanish: Story = { globals: { language: 'es' } }

export const ModelForReaders: Story = {
  args: { canWrite: false },
  play: async () => {
    await screen.findByRole('link', { name: '366 assets' })
    await expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull()
  },
}

/** Nothing is known of it, and nothing uses it. */
export const BlankModel: Story = {
  args: { id: unused.id },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Delete “S1”?')
  },
}

const undoButtons = () => screen.queryAllByRole('button', { name: 'Undo', hidden: true })

/** What was deleted can be brought back where that is told. */
export const DeletedAndBack: Story = {
  args: { id: unused.id },
  beforeEach: () => {
    const call = spyOn(http, 'call').mockImplementation((method, path) =>
      method === 'get' ? answerOf(path) : Promise.resolve({ batch_id: BATCH }),
    )
    return () => call.mockRestore()
  },
  render: (args) => (
    <>
      <ModelSheet {...args} />
      <NoticeArea />
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const asked = await screen.findByRole('alertdialog')
    // what other stories told is told here too: this is the first corner of the page that they share
    const others = new Set(undoButtons())
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onGone).toHaveBeenCalled())
    const undo = await waitFor(() => {
      const own = undoButtons().find((each) => !others.has(each))
      if (!own) throw new Error('Nothing can be undone yet')
      return own
    })
    await userEvent.click(undo)
    await waitFor(() =>
      expect(http.call).toHaveBeenCalledWith('post', `api/batches/${BATCH}/undo/`, expect.anything(), {
        json: {},
      }),
    )
  },
}

export const Loading: Story = { beforeEach: answering(never) }

export const Failed: Story = {
  beforeEach: answering(failing),
  play: async () => {
    await expect(await screen.findByText('This could not be loaded')).toBeVisible()
  },
}

export const Gone: Story = {
  beforeEach: answering(() =>
    Promise.reject(new ClientError({ kind: 'http', status: 404, originalError: null })),
  ),
  play: async () => {
    await expect(await screen.findByText(/deleted or merged it/)).toBeVisible()
  },
}

export const Brand: Story = {
  args: { id: acme.id },
  render: (args) => <BrandSheet {...args} />,
  play: async () => {
    const portal = await screen.findByRole('link', { name: /support\.acme/ })
    await expect(portal).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** A merge can be taken back from the history of what remained. */
export const BrandWithItsHistory: Story = {
  args: { id: acme.id },
  render: (args) => <BrandSheet {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'History' }))
    await expect(await screen.findByText('“Acme Inc.” was merged into it')).toBeVisible()
    await expect(screen.getByText('together with 11 other records')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
  },
}

export const BrandHistoryForReaders: Story = {
  args: { id: acme.id, canWrite: false },
  render: (args) => <BrandSheet {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'History' }))
    await screen.findByText('“Acme Inc.” was merged into it')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const BrandBeingEdited: Story = {
  args: { id: acme.id, isEditing: true },
  render: (args) => <BrandSheet {...args} />,
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /Other names/ })).toHaveValue(
      'Acme\nAcme Networking International',
    )
  },
}

/** The record once; what comes after it, as the network has it. */
const thenOnly = (later: (path: string) => Promise<unknown>) => () => {
  const call = spyOn(http, 'call').mockImplementation((method, path) => {
    if (method !== 'get') call.mockImplementation((by, to) => (by === 'get' ? later(to) : away()))
    return method === 'get' ? answerOf(path) : away()
  })
  return () => call.mockRestore()
}
const away = () => Promise.reject(new ClientError({ kind: 'network', originalError: null }))

/** What was typed stays where neither saving nor asking again gets through. */
export const BrandWhileNothingAnswers: Story = {
  args: { id: acme.id, isEditing: true },
  render: (args) => <BrandSheet {...args} />,
  beforeEach: thenOnly(away),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Other names/ }), '\nACME')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
    await expect(screen.getByRole('textbox', { name: /Other names/ })).toHaveValue(
      'Acme\nAcme Networking International\nACME',
    )
  },
}

/** The refusal is told at once, however long asking again takes. */
export const BrandWhileAway: Story = {
  ...BrandWhileNothingAnswers,
  beforeEach: thenOnly(never),
}

/** One that every company starts with: no delete, and only its policy to edit. */
export const BuiltInType: Story = {
  args: { id: 'UPS' },
  render: (args) => <TypeSheet {...args} />,
  play: async () => {
    await expect(await screen.findByText('Built in')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  },
}

export const BuiltInTypeBeingEdited: Story = {
  args: { id: 'UPS', isEditing: true },
  render: (args) => <TypeSheet {...args} />,
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Offered' })).toBeChecked()
    await expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  },
}

export const NewType: Story = {
  args: { id: 'new' },
  render: (args) => <TypeSheet {...args} />,
}
