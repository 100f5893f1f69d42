import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { api } from '../queries.ts'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { TagsOfAsset } from './tags-editor.tsx'

const tag = (id: string, name: string) => ({ id, name, colour: 'grey', scope: 'asset', count: 2, version: 1 })
const tags = pageOf(tag('tag-old', 'Old'), tag('tag-spare', 'Spare'))
const answer = (path: string) => (path === 'api/tags/' ? tags(path) : Promise.resolve(storyAsset))

const meta = {
  component: TagsOfAsset,
  args: { asset: storyAsset, canMake: true },
  beforeEach: answering(answer),
  decorators: [
    (Story) => (
      <div className={css({ width: '[24rem]', maxWidth: 'full', minHeight: '[16rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof TagsOfAsset>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Critical')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take Critical off' }))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add a tag' }))
    await expect(await screen.findByRole('option', { name: 'Old' })).toBeVisible()
    await expect(http.call).toHaveBeenCalledWith(
      'get',
      'api/tags/',
      expect.anything(),
      expect.objectContaining({ query: { asset_type: storyAsset.asset_type } }),
    )
  },
}

export const SomeInSpanish: Story = { globals: { language: 'es' } }

export const None: Story = { args: { asset: bareAsset } }

export const Makes: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a tag' }), 'Brand new')
    await expect(await screen.findByRole('option', { name: /Make the tag Brand new/ })).toBeVisible()
  },
}

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a tag' }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

let saving = Promise.withResolvers<typeof storyAsset>()

/** What is chosen while another change is being saved is added to what comes of that. */
export const OneAfterTheOther: Story = {
  beforeEach: () => {
    saving = Promise.withResolvers()
    const update = spyOn(api.assets, 'update').mockImplementation(() => saving.promise)
    return () => update.mockRestore()
  },
  play: async () => {
    const [critical, leased] = storyAsset.tags.map(({ id }) => id)
    await choose('Old')
    await choose('Spare')
    await expect(api.assets.update).toHaveBeenCalledOnce()
    const old = { id: 'tag-old', name: 'Old', colour: 'grey' as const }
    saving.resolve({ ...storyAsset, tags: [...storyAsset.tags, old], version: 8 })
    await waitFor(() => expect(api.assets.update).toHaveBeenCalledTimes(2))
    await expect(api.assets.update).toHaveBeenLastCalledWith(expect.objectContaining({ version: 8 }), {
      tag_ids: [critical, leased, 'tag-old', 'tag-spare'],
    })
  },
}
