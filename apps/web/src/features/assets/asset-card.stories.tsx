import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AssetCard } from './asset-card.tsx'
import { bareAsset, storyAsset } from './story-asset.ts'

const meta = {
  component: AssetCard,
  args: { asset: storyAsset },
  decorators: [
    (Story) => (
      <div className={css({ width: '[22rem]' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AssetCard>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const LongNameWithoutPlace: Story = { args: { asset: bareAsset } }
export const Spanish: Story = { globals: { language: 'es' } }
