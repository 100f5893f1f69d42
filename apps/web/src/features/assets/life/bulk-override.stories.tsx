import type { BulkResult } from '@plenum/domain/bulk-answer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { http } from '#app/api.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { bareAsset, storyAsset } from '../story-asset.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { placesAnd } from './story-life.ts'

const other = { ...bareAsset, id: storyAsset.id.replace(/..$/, '71') }

const meta = {
  component: BulkDialog,
  args: {
    act: 'move',
    ids: [storyAsset.id, other.id],
    assets: [storyAsset, other],
    canOverride: true,
    onClose: fn(),
  },
  decorators: [inApplication],
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

const ended = (outcome: BulkResult['outcome'], over: Partial<BulkResult> = {}): BulkResult => ({
  id: storyAsset.id,
  name: storyAsset.name,
  outcome,
  position: null,
  errors: [],
  ...over,
})
const answer = (...results: BulkResult[]) => Promise.resolve({ batch_id: storyAsset.id, results })
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const tooHot = (over: Partial<BulkResult> = {}) =>
  ended('refused', {
    id: other.id,
    name: other.name,
    errors: [{ code: 'cooling_exceeded', attr: 'node_id', detail: 'Heat to be cooled: 2.4 of 2 kW' }],
    ...over,
  })

/** Refuses the second until a reason comes with it. */
const untilReason = () => {
  let asked = 0
  return () => {
    asked += 1
    return asked === 1
      ? answer(ended('done', { position: 4 }), tooHot())
      : answer(ended('done', { id: other.id, name: other.name, position: 5 }))
  }
}

const moveToR04 = async (submit = 'Move') => {
  await userEvent.click(await screen.findByRole('button', { name: /^R04/ }))
  await send(submit)
}

/** Where a reason would do for all that was refused, it is asked for here, and sent for those alone. */
export const GoneOnWithAReason: Story = {
  beforeEach: () => placesAnd(untilReason())(),
  play: async () => {
    await moveToR04()
    await expect(await screen.findByRole('heading', { name: 'Not changed: 1' })).toBeVisible()
    await send('Go on with a reason for these')
    await expect(await screen.findByText('This field is required')).toBeVisible()
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Reason to go on/ }),
      'Agreed until the new feed is here',
    )
    await send('Go on with a reason for these')
    await expect(await screen.findByText('Changed: 2')).toBeVisible()
    await expect(screen.getByRole('list', { name: 'Units' })).toHaveTextContent(/^U4.*U5/)
    await expect(http.call).toHaveBeenLastCalledWith(
      'post',
      'api/assets/bulk/',
      expect.anything(),
      expect.objectContaining({
        json: expect.objectContaining({
          ids: [other.id],
          change: expect.objectContaining({ override_reason: 'Agreed until the new feed is here' }),
        }),
      }),
    )
  },
}

export const ReasonInSpanish: Story = {
  globals: { language: 'es' },
  beforeEach: () => placesAnd(untilReason())(),
  play: async () => {
    await moveToR04('Mover')
    await expect(await screen.findByRole('button', { name: 'Seguir con un motivo para estos' })).toBeVisible()
  },
}

/** Who may not approve reads who may. */
export const ReasonOfOthers: Story = {
  args: { canOverride: false },
  beforeEach: () => placesAnd(untilReason())(),
  play: async () => {
    await moveToR04()
    await expect(await screen.findByText(/Someone who may approve/)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

/** No reason does for what cannot be overridden: it is asked for the others alone. */
export const NoReasonDoes: Story = {
  beforeEach: placesAnd(() =>
    answer(
      tooHot(),
      tooHot({ id: storyAsset.id, errors: [{ code: 'place_full', attr: null, detail: 'No unit is free' }] }),
    ),
  ),
  play: async () => {
    await moveToR04()
    await expect(await screen.findByRole('heading', { name: 'Not changed: 2' })).toBeVisible()
    await expect(screen.getByRole('textbox', { name: /^Reason to go on/ })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Go on with 1 of them' })).toBeVisible()
  },
}

const inUse = { ...storyAsset, status: 'active', previous_status: null } as const

const feedsOthers = (over: Partial<BulkResult> = {}) =>
  ended('refused', {
    errors: [
      {
        code: 'others_depend',
        attr: 'acknowledged',
        detail: 'Others stand in it or are fed by nothing else: Web 1, Web 2',
      },
    ],
    ...over,
  })

const busy = ended('refused', {
  id: other.id,
  name: other.name,
  errors: [{ code: 'work_asset_busy', attr: 'to', detail: 'Another open request is about this asset' }],
})

/** Refuses the first until a person says that it may go down, and the other in any case. */
const untilKnown = () => {
  let asked = 0
  return () => {
    asked += 1
    return asked === 1 ? answer(feedsOthers(), busy) : answer(ended('done'))
  }
}

const ALL_THE_SAME = 'Go on all the same: what depends on them is taken care of'

/** What depends on them is acknowledged once for all of them; those that are refused for something else stay. */
export const GoneOnKnowingly: Story = {
  args: { act: 'status', assets: [inUse, other] },
  beforeEach: () => placesAnd(untilKnown())(),
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'New status' }), 'maintenance')
    await send('Change')
    await expect(await screen.findByText(/Web 1, Web 2/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Go on with 0 of them' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: ALL_THE_SAME }))
    await send('Go on with 1 of them')
    await expect(await screen.findByText('Changed: 1')).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'Not changed: 1' })).toBeVisible()
    await expect(screen.queryByRole('checkbox')).toBeNull()
    await expect(http.call).toHaveBeenLastCalledWith(
      'post',
      'api/assets/bulk/',
      expect.anything(),
      expect.objectContaining({
        json: expect.objectContaining({
          ids: [storyAsset.id],
          change: expect.objectContaining({ to: 'maintenance', acknowledged: true }),
        }),
      }),
    )
  },
}

export const KnowinglyInSpanish: Story = {
  globals: { language: 'es' },
  args: { act: 'status', assets: [inUse, other] },
  beforeEach: () => placesAnd(untilKnown())(),
  play: async () => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Estado nuevo' }),
      'maintenance',
    )
    await send('Cambiar')
    await expect(
      await screen.findByRole('checkbox', { name: /lo que depende de ellos está atendido/ }),
    ).toBeVisible()
  },
}
