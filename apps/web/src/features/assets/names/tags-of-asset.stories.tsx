import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, pageOf } from '#app/page/story-server.ts'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { TagsOfAsset } from './tags-editor.tsx'

const tags = pageOf({ id: 'tag-old', name: 'Old', colour: 'grey', scope: 'asset', count: 2, version: 1 })
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
