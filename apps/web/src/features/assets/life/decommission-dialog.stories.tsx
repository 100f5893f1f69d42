import type { StoredFile } from '@plenum/domain/file'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { files } from '#app/files/queries.ts'
import { FormDialogFrame } from '#app/form/form-dialog.tsx'
import { rejecting, waiting } from '#app/form/story-refusal.ts'
import { inApplication } from '#app/page/story-router.tsx'
import { api } from '../queries.ts'
import { storyAsset } from '../story-asset.ts'
import { DecommissionDialog } from './decommission-dialog.tsx'
import { placesAnd, TODAY } from './story-life.ts'

const closed = { status: 'decommissioning', termination_date: TODAY, location: null } as const
const taken = () => Promise.resolve({ ...storyAsset, ...closed })
const receipt: StoredFile = {
  id: storyAsset.id.replace(/..$/, '61'),
  name: 'receipt.pdf',
  media_type: 'application/pdf',
  size: 48_213,
  width: null,
  height: null,
  uploaded_by: null,
  created_at: storyAsset.last_update,
}

const server = { ...storyAsset, asset_type: 'SRV', status: 'out_of_service', previous_status: null } as const

const meta = {
  component: DecommissionDialog,
  args: { asset: server, today: TODAY, onClose: fn() },
  render: (args) => (
    <FormDialogFrame onClose={args.onClose}>
      <DecommissionDialog {...args} />
    </FormDialogFrame>
  ),
  beforeEach: placesAnd(taken),
  decorators: [inApplication],
} satisfies Meta<typeof DecommissionDialog>

export default meta
type Story = StoryObj<typeof meta>

const explain = async () => {
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Kind of reason' }),
    'End of life',
  )
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Replaced by a newer one')
}
const prove = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Done by/ }), 'Shred Ltd')
  await userEvent.type(screen.getByRole('textbox', { name: /^How it was verified/ }), 'Read back, all zeroes')
}
const send = (name = 'Decommission and close') => userEvent.click(screen.getByRole('button', { name }))

/** What bears data leaves with the proof that it was erased beyond recovery. */
export const WithProof: Story = {
  play: async ({ args }) => {
    await explain()
    await prove()
    await expect(screen.queryByRole('option', { name: 'Clear: overwritten' })).toBeNull()
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const WithProofInSpanish: Story = { globals: { language: 'es' } }

/** What shows where it went is kept with its documents. */
export const WithItsDocument: Story = {
  args: { asset: { ...server, asset_type: 'PPN' } },
  play: async ({ args }) => {
    const upload = spyOn(files, 'upload').mockResolvedValue(receipt)
    const decommission = spyOn(api.assets, 'decommission').mockResolvedValue({ ...server, ...closed })
    await explain()
    const box = await screen.findByLabelText(/Drop the document here/, { selector: 'input' })
    await userEvent.upload(box, new File(['%PDF-1.7'], receipt.name, { type: 'application/pdf' }))
    await screen.findByText(receipt.name)
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(decommission).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ certificate: receipt.id, close: true }),
    )
    for (const spy of [upload, decommission]) spy.mockRestore()
  },
}

/** Said at the fields of the medium. */
export const ProofMissing: Story = {
  play: async ({ args }) => {
    await explain()
    await send()
    const operator = await screen.findByRole('textbox', { name: /^Done by/ })
    await waitFor(() => expect(operator).toBeInvalid())
    await expect(screen.getByRole('textbox', { name: /^How it was verified/ })).toBeInvalid()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const ReasonMissing: Story = {
  globals: { language: 'es' },
  play: async () => {
    await send('Dar de baja y cerrar')
    await expect((await screen.findAllByText('Este campo es obligatorio')).length).toBeGreaterThan(0)
  },
}

/** Of some types nobody knows beforehand whether they bear data. */
export const DataNotSaid: Story = {
  args: { asset: { ...server, asset_type: 'OTH' } },
  play: async ({ args }) => {
    await explain()
    const question = await screen.findByRole('group', { name: 'Does it bear data?' })
    await send()
    await waitFor(() => expect(question).toHaveAccessibleDescription('This field is required'))
    await userEvent.click(screen.getByRole('radio', { name: 'No, it bears none' }))
    await send()
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** A live thing is proven off first; it may stay open until it has left. */
export const FromUse: Story = {
  args: { asset: { ...server, status: 'active' } },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Way to the end' })).toHaveTextContent(
      /Out of service/,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'It has left: close the record' }))
    await expect(screen.getByRole('button', { name: 'Decommission' })).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Proof of erasure' })).toBeNull()
  },
}

/** Nothing physical exists yet. */
export const NoWay: Story = {
  args: { asset: { ...server, status: 'planning' } },
  play: async () => {
    await expect(await screen.findByText(/there is nothing to decommission/)).toBeVisible()
  },
}

export const NoWayInSpanish: Story = {
  args: { asset: { ...server, status: 'planning' } },
  globals: { language: 'es' },
}

export const RefusedByTheServer: Story = {
  args: { asset: { ...server, asset_type: 'PPN' } },
  beforeEach: placesAnd(rejecting('asset_closed', 'It is decommissioned', null)),
  play: async ({ args }) => {
    await explain()
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent('It was not decommissioned')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Waiting: Story = {
  args: { asset: { ...server, asset_type: 'PPN' } },
  beforeEach: placesAnd(waiting),
  play: async () => {
    await explain()
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Decommission and close/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}
