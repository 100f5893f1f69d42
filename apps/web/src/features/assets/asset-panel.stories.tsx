import { NO_PERMISSIONS } from '@plenum/domain/permission'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { http } from '#app/api.ts'
import { InApp } from '#app/page/story-router.tsx'
import { never } from '#app/page/story-server.ts'
import { AssetPanel } from './asset-panel.tsx'
import { storyAsset } from './story-asset.ts'

const assets = Array.from({ length: 60 }, (_, at) => ({
  ...storyAsset,
  id: storyAsset.id.replace(/..$/, `${10 + at}`),
  name: `Switch ${at + 1}`,
}))
const PAGE = 50
const idOf = (number: number) => assets[number - 1]?.id

/** The first page of the list, and what is answered for the one after it. */
const paged = (after: () => Promise<unknown>) => () => {
  const call = spyOn(http, 'call').mockImplementation((_, path, __, asked) => {
    if (path !== 'api/assets/') return never(path)
    if (asked?.query?.['cursor'] === undefined)
      return Promise.resolve({ results: assets.slice(0, PAGE), next: 'second' })
    return after()
  })
  return () => call.mockRestore()
}

/** The second page fails. */
const failed = fn(() => Promise.reject(new Error('The server is away')))

const meta = {
  component: AssetPanel,
  args: {
    address: { asset: idOf(PAGE) },
    canWrite: false,
    canRestore: false,
    canOverride: false,
    onChange: fn(),
  },
  beforeEach: paged(() => Promise.resolve({ results: assets.slice(PAGE), next: null })),
  decorators: [(Story) => <InApp Story={Story} user={{ id: 'ana', permissions: NO_PERMISSIONS }} />],
} satisfies Meta<typeof AssetPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The last row that is loaded is not the last one there is. */
export const AtTheEndOfAPage: Story = {
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: 'Next asset' })
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'))
    const close = screen.getByRole('button', { name: 'Close' })
    await waitFor(() => {
      close.focus()
      return expect(close).toHaveFocus()
    })
    await userEvent.keyboard('j')
    await expect(args.onChange).toHaveBeenCalledWith({ asset: idOf(PAGE + 1), view: undefined }, true)
  },
}

/** A page that failed is not asked for over and over. */
export const NoMoreCame: Story = {
  beforeEach: () => {
    failed.mockClear()
    return paged(failed)()
  },
  play: async () => {
    await waitFor(() => expect(failed).toHaveBeenCalledOnce())
    await expect(await screen.findByRole('button', { name: 'Next asset' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(failed).toHaveBeenCalledOnce()
  },
}
