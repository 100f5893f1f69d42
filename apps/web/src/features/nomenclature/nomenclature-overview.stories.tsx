import { builtInTypes } from '@plenum/domain/built-in-types'
import { css } from '@plenum/ui/css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering, failing, failingOnce, never, pageOf } from '#app/page/story-server.ts'
import { NomenclatureOverview } from './nomenclature-overview.tsx'
import { ofRequests, ofServers, preview, usual } from './story-nomenclature.ts'

const types = pageOf(...builtInTypes())
const answers =
  (list = pageOf(usual), ofPreview: () => Promise<unknown> = () => Promise.resolve(preview)) =>
  (path: string) => {
    if (path.startsWith('api/asset-types/')) return types(path)
    return path.startsWith('api/nomenclatures/preview/') ? ofPreview() : list(path)
  }

const meta = {
  component: NomenclatureOverview,
  args: {
    wanted: { entity: 'asset', asset_type: null },
    canWrite: true,
    sees: (): boolean => true,
    onGone: fn(),
  },
  beforeEach: answering(answers()),
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div className={css({ maxWidth: '[72rem]' })}>
        <Story />
      </div>
    ),
    inApplication,
  ],
} satisfies Meta<typeof NomenclatureOverview>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Every type' })).toBeVisible()
    await expect(await canvas.findByText('SWI-000043')).toBeVisible()
    await expect(canvas.getByText('No code: no value for Site')).toBeVisible()
    await expect(canvas.getByText('No code: more than 40 characters')).toBeVisible()
    await expect(canvas.getByText('2 codes in use look otherwise')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'rack 7' })).toBeVisible()
  },
}

export const UsualInSpanish: Story = { globals: { language: 'es' } }

export const ATokenAtTheCaret: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /Template/ })
    await userEvent.click(box)
    await userEvent.keyboard('{Home}')
    await userEvent.click(canvas.getByRole('button', { name: 'Site' }))
    await expect(box).toHaveValue('{site}{type}-{seq|pad:6}')
    await userEvent.keyboard('-')
    await expect(box).toHaveValue('{site}-{type}-{seq|pad:6}')
    await expect(canvas.getByRole('checkbox', { name: 'Site' })).toBeChecked()
  },
}

export const Wrong: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole<HTMLInputElement>('textbox', { name: /Template/ })
    await userEvent.clear(box)
    await userEvent.type(box, '{{sight}-{{seq}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such token: {sight}')
    await expect(await canvas.findByText('It comes back once the template is right.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('{sight}')
  },
}

export const WrongAfterAMove: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /Template/ })
    await userEvent.clear(box)
    await userEvent.type(box, '{{site}-{{rack}-{{seq}')
    await expect(await canvas.findByText('A move makes such a code wrong')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Take them out' }))
    await expect(box).toHaveValue('{site}-{seq}')
  },
}

export const CheckCharacter: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /Template/ })
    await userEvent.click(canvas.getByRole('switch', { name: /Check character/ }))
    await expect(box).toHaveValue('{type}-{seq|pad:6}{check}')
    await userEvent.click(canvas.getByRole('switch', { name: /Check character/ }))
    await expect(box).toHaveValue('{type}-{seq|pad:6}')
  },
}

export const OfOneType: Story = {
  args: { wanted: { entity: 'asset', asset_type: 'SRV' } },
  beforeEach: answering(answers(pageOf(usual, ofServers))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Server' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Instead of the value' })).toHaveValue('X')
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete this template' }))
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeVisible())
  },
}

export const OfRequests: Story = {
  args: { wanted: { entity: 'mac', asset_type: null } },
  beforeEach: answering(answers(pageOf(usual, ofServers, ofRequests))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Moves, adds and changes' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Moves, adds and changes' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('button', { name: 'Year' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Model' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Instead of the value' })).toHaveValue('X')
    await expect(canvas.queryByRole('radio', { name: /Make no code/ })).toBeNull()
    await expect(canvas.queryByRole('radio', { name: /Any code/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete this template' })).toBeNull()
    const box = canvas.getByRole('textbox', { name: /Template/ })
    await userEvent.type(box, '{{rack}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This says nothing of what the codes are for: {rack}',
    )
  },
}

export const OfRacks: Story = {
  args: { wanted: { entity: 'rack', asset_type: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No template yet: Racks')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Make a template' })).toBeEnabled()
  },
}

export const OfRacksInSpanish: Story = {
  args: { wanted: { entity: 'rack', asset_type: null } },
  globals: { language: 'es' },
}

export const OnlyRead: Story = {
  args: { canWrite: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Template/ })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const WithoutAssets: Story = {
  args: { sees: () => false },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The preview shows what has the codes, which you may not read.'),
    ).toBeVisible()
  },
}

export const NothingToShow: Story = {
  beforeEach: answering(
    answers(pageOf(usual), () =>
      Promise.resolve({
        samples: [],
        unlike: { count: { value: 0, capped: false }, first: [] },
        counters: [],
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing of the kind yet to show codes for.')).toBeVisible()
    await expect(canvas.getByText('Nothing has been numbered yet.')).toBeVisible()
  },
}

export const PreviewFailed: Story = {
  beforeEach: answering(answers(pageOf(usual), () => failing(''))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The preview could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Template/ })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveAccessibleName('Loading...')
  },
}

export const Failed: Story = {
  beforeEach: failingOnce(answers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Every type' })).toBeVisible()
  },
}
