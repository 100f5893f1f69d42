import { blankNode, type PlaceNode } from '@plenum/domain/node'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { AssetRelated } from './asset-related.tsx'
import { nodes } from './place-queries.ts'
import { api } from './queries.ts'
import { bareAsset, storyAsset } from './story-asset.ts'

const rack: PlaceNode = {
  ...blankNode,
  id: storyAsset.location?.node_id ?? '',
  type: 'rack',
  name: 'R04',
  trail: storyAsset.location?.trail ?? [],
  asset_count: 3,
  last_update: storyAsset.last_update,
  version: 1,
}

const standing = (last: number, name: string, position: number) => ({
  id: `018f3f6e-7b6a-7c11-9d3e-00000000020${last}`,
  name,
  code: `SRV-00000${last}`,
  status: 'active' as const,
  asset_type: 'SRV',
  category: 'it' as const,
  version: 1,
  position,
  face: 'front' as const,
  lane: null,
  model: null,
  u_height: 1,
  full_depth: null,
  width: null,
  weight_kg: null,
  rated_w: null,
  budget_w: null,
  front_image: null,
  rear_image: null,
})

const meta = {
  component: AssetRelated,
  args: { asset: storyAsset },
  decorators: [
    (Story) => (
      <div className={css({ width: 'sheet' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
  beforeEach: () => {
    const spies = [
      spyOn(nodes, 'contents').mockImplementation(() =>
        Promise.resolve({
          node: rack,
          assets: [
            standing(1, 'Database server with a long name that says where it came from', 31),
            standing(2, 'Web 2', 12),
          ],
          coming: [],
          is_whole: true,
        }),
      ),
      spyOn(api.assets, 'facets').mockResolvedValue({
        count: { value: 5, capped: false },
        total: 5,
        has_any: true,
        status: [],
        asset_type: [],
      }),
    ]
    return () => {
      for (const spy of spies) spy.mockRestore()
    }
  },
} satisfies Meta<typeof AssetRelated>

export default meta
type Story = StoryObj<typeof meta>

export const RackAndModel: Story = {
  play: async () => {
    await screen.findByRole('link', { name: 'Web 2' })
    await expect(screen.getByRole('link', { name: '4 more of this model' })).toHaveAttribute(
      'href',
      expect.stringContaining('model_id='),
    )
  },
}

export const NoneKnown: Story = {
  args: { asset: bareAsset },
  play: async () => {
    await screen.findByText('No other asset stands in this rack or is of this model.')
  },
}

const blade = (last: number, slot: string | null) => ({ ...standing(last, `Blade ${last}`, 0), slot })

/** What it is in and what is in it come first, by their slots, and not once more among those of its rack. */
export const InAndAround: Story = {
  args: {
    asset: {
      ...storyAsset,
      inside: {
        id: storyAsset.id.replace(/.$/, '0'),
        name: 'Chassis with a long name of its own',
        slot: 'Bay 3',
      },
      holds: [blade(3, 'Bay 10'), blade(4, null), blade(2, 'Bay 2')],
    },
  },
  play: async () => {
    await screen.findByRole('link', { name: /^Chassis/ })
    await expect(screen.getByText('slot Bay 3')).toBeInTheDocument()
    const blades = screen.getAllByRole('link', { name: /^Blade/ }).map(({ textContent }) => textContent)
    await expect(blades).toEqual(['Blade 2', 'Blade 3', 'Blade 4'])
    await expect(screen.getByRole('link', { name: /^Database/ })).toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: 'Web 2' })).toBeNull()
  },
}
