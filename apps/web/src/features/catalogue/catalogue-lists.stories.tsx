import { ClientError } from '@plenum/api-client/client-error'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, never, pageOf } from '#app/page/story-server.ts'
import { CatalogueEmpty } from './catalogue-empty.tsx'
import { BrandsList, ModelsList, TypesList } from './catalogue-lists.tsx'
import { acme, catalogueAnswer, fullModel, storyBrand, storyModel } from './story-catalogue.ts'

const some = catalogueAnswer(
  [
    fullModel,
    storyModel(2, { eol_date: null, u_height: 2, lifecycle: 'deprecated' }),
    storyModel(3, {
      name: 'A model with a name that is as long as the longest names makers give to what they make',
      asset_type: 'LASR',
    }),
  ],
  [acme, storyBrand(2, { name: 'Zeta' })],
)

const on = { onClear: fn(), onAdd: fn(), onBringIn: fn() }

const meta = {
  component: ModelsList,
  args: {
    address: {},
    empty: <CatalogueEmpty tab="models" isFiltered={false} canWrite {...on} />,
    onOpen: fn(),
  },
  beforeEach: answering(some),
  decorators: [
    (Story) => (
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          width: '[72rem]',
          maxWidth: '[calc(100vw - 2rem)]',
          height: '[26rem]',
        })}
      >
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof ModelsList>

export default meta
type Story = StoryObj<typeof meta>

export const Models: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Leaf 48Y-8C.*Acme Networks.*Switch.*366/ }),
    ).toBeVisible()
    await expect(canvas.getByText('Passed')).toBeVisible()
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(fullModel.id)
  },
}

export const ModelsInSpanish: Story = { globals: { language: 'es' } }

export const ModelsOnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
}

export const Loading: Story = { beforeEach: answering(never) }

export const Failed: Story = {
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The catalogue could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  beforeEach: answering(() =>
    Promise.reject(new ClientError({ kind: 'http', status: 403, originalError: null })),
  ),
}

export const NoneYet: Story = {
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import device types' }))
    await expect(on.onBringIn).toHaveBeenCalled()
  },
}

export const NoneYetForReaders: Story = {
  args: { empty: <CatalogueEmpty tab="models" isFiltered={false} canWrite={false} {...on} /> },
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await canvas.findByText('No models yet')
    await expect(canvas.queryByRole('button', { name: 'Import device types' })).toBeNull()
  },
}

export const NoneMatches: Story = {
  args: { empty: <CatalogueEmpty tab="models" isFiltered canWrite {...on} /> },
  beforeEach: answering(pageOf()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }))
    await expect(on.onClear).toHaveBeenCalled()
  },
}

export const Brands: Story = {
  render: (args) => <BrandsList {...args} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Acme Networks.*2 models.*1,000\+ assets/ }),
    ).toBeVisible()
  },
}

export const Types: Story = {
  render: (args) => <TypesList {...args} />,
  args: { address: { search: 'laser' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /LASR.*Laser link.*Hidden/ })).toBeVisible()
    await expect(canvas.queryByText('Server')).toBeNull()
  },
}
