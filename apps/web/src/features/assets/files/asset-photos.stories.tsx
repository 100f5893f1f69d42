import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { files as uploads } from '#app/files/queries.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { storyAsset } from '../story-asset.ts'
import { AssetFiles } from './asset-files.tsx'
import { api } from './queries.ts'
import { keepFiles, manyPhotos, photo, refused } from './story-files.ts'
import { inDialog, inItsSheet } from './story-sheet.tsx'

const meta = {
  title: 'Asset photos',
  component: AssetFiles,
  args: { tab: 'photos', asset: storyAsset.id, canWrite: true, model: null },
  render: inItsSheet,
  decorators: [inApplication],
  beforeEach: () => keepFiles({ photos: manyPhotos(5) }),
} satisfies Meta<typeof AssetFiles>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (...names: string[]) =>
  userEvent.upload(
    await screen.findByLabelText('Drop photos here, paste them or press to choose'),
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  )
const look = (name: string) => screen.findByRole('button', { name: `Look at ${name}` })

export const None: Story = {
  beforeEach: () => keepFiles(),
  play: async () => {
    await screen.findByText('There are no photos yet')
  },
}

/** All of them are looked at by keys, the one removed goes for good. */
export const Some: Story = {
  play: async () => {
    const first = await look('rack-1.png')
    first.focus()
    await userEvent.keyboard('{Enter}')
    const viewer = await screen.findByRole('dialog', { name: 'rack-1.png' })
    await within(viewer).findByText('1 of 5')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await screen.findByRole('dialog', { name: 'rack-3.png' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
    // past the button that describes it
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const asked = await screen.findByRole('alertdialog', { name: 'Delete this photo?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove rack-1.png' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete photo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Look at rack-1.png' })).toBeNull())
    await expect(screen.getAllByRole('listitem')).toHaveLength(4)
    await waitFor(() =>
      expect(window.document.activeElement).toContainElement(screen.getByRole('list', { name: 'Photos' })),
    )
  },
}

export const Many: Story = {
  beforeEach: () => keepFiles({ photos: manyPhotos(60) }),
  play: async () => {
    await look('rack-24.png')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await look('rack-48.png')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await look('rack-60.png')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
    // what is far below is not fetched
    await expect(uploads.thumbnail).not.toHaveBeenCalledTimes(60)
    screen.getByText('Drop photos here, paste them or press to choose').scrollIntoView()
  },
}

export const Added: Story = {
  play: async () => {
    await choose('front.png', 'rear.png')
    await look('front.png')
    await look('rear.png')
    await screen.findByRole('button', { name: 'Remove front.png' })
    await expect(api.addPhotos).toHaveBeenCalledOnce()
    await expect(screen.getAllByRole('listitem')).toHaveLength(7)
  },
}

export const Uploading: Story = {
  beforeEach: () => {
    const restore = keepFiles({ photos: manyPhotos(2) })
    spyOn(uploads, 'upload').mockImplementation((_file, { onProgress }) => {
      onProgress?.(0.4)
      return Promise.withResolvers<never>().promise
    })
    return restore
  },
  play: async () => {
    await choose('front.png', 'rear.png', 'label.png')
    await expect(await screen.findAllByRole('progressbar')).toHaveLength(2)
  },
}

/** It is with the server and not the asset's: it stays until it was tried again. */
export const NotLinked: Story = {
  beforeEach: () => {
    const restore = keepFiles({ photos: manyPhotos(2) })
    spyOn(api, 'addPhotos').mockRejectedValueOnce(refused('The server is busy'))
    return restore
  },
  play: async () => {
    await choose('front.png')
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy')
    await expect(screen.queryByRole('button', { name: 'Remove rack-1.png' })).not.toBeNull()
    screen.getByRole('button', { name: 'Send front.png again' }).focus()
    await userEvent.keyboard('{Enter}')
    await look('front.png')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

/** What a photo shows stands under it from then on. */
export const Described: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Describe rack-2.png' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'What the photo shows' }), 'The rear')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await look('The rear')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Describe the photo' })).toBeNull())
    await screen.findByText('The rear')
    // what was said of it can be taken away
    await userEvent.click(screen.getByRole('button', { name: 'Describe rack-2.png' }))
    await userEvent.clear(await screen.findByRole('textbox', { name: 'What the photo shows' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByText('The rear')).toBeNull())
  },
}

/** The first one goes behind the second by keys. */
export const Arranged: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Arrange photos' }))
    const dialog = await inDialog('Arrange the photos')
    dialog.getByRole('button', { name: 'Move photo 1: rack-1.png' }).focus()
    await userEvent.keyboard('[Space]{ArrowDown}[Space]')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Arrange the photos' })).toBeNull())
    await waitFor(() =>
      expect(
        screen.getAllByRole('button', { name: /^Look at/ }).map((each) => each.getAttribute('aria-label')),
      ).toEqual(
        ['rack-2.png', 'rack-1.png', 'rack-3.png', 'rack-4.png', 'rack-5.png'].map(
          (name) => `Look at ${name}`,
        ),
      ),
    )
  },
}

/** The answer was lost, the photos were not. */
export const AnswerLost: Story = {
  beforeEach: () => {
    const restore = keepFiles()
    let linked: readonly string[] = []
    spyOn(api, 'addPhotos').mockImplementation((_asset, ids) => {
      linked = ids
      return Promise.reject(refused('The server is busy'))
    })
    spyOn(api, 'photos').mockImplementation(() =>
      Promise.resolve({ results: linked.map((id) => ({ ...photo(1, 'front.png'), id })), next: null }),
    )
    return restore
  },
  play: async () => {
    await choose('front.png')
    await look('front.png')
    await screen.findByRole('button', { name: 'Remove front.png' })
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Refused: Story = {
  play: async () => {
    await userEvent.upload(
      await screen.findByLabelText('Drop photos here, paste them or press to choose'),
      new File([new Uint8Array(10_485_761)], 'large.png', { type: 'image/png' }),
    )
    await expect(await screen.findByRole('alert')).toHaveTextContent('larger than 10 MB')
  },
}

export const Reader: Story = {
  args: { canWrite: false },
  play: async () => {
    await look('rack-1.png')
    await expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
    await expect(window.document.querySelector('input[type=file]')).toBeNull()
  },
}

export const NotLoaded: Story = {
  beforeEach: () => {
    const restore = keepFiles({ photos: manyPhotos(1) })
    spyOn(api, 'photos').mockRejectedValueOnce(refused('Broken'))
    return restore
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await look('rack-1.png')
  },
}

export const Waiting: Story = {
  beforeEach: () => {
    const restore = keepFiles()
    spyOn(api, 'photos').mockImplementation(() => Promise.withResolvers<never>().promise)
    return restore
  },
}

export const Spanish: Story = { args: { note: 'saved_at_once' }, globals: { language: 'es' } }
