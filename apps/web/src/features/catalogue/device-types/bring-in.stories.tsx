import type { DeviceTypeImport, DeviceTypeOutcome } from '@plenum/domain/device-type'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inApplication } from '#app/page/story-router.tsx'
import { answering } from '#app/page/story-server.ts'
import { catalogueAnswer } from '../story-catalogue.ts'
import { BringIn } from './bring-in.tsx'

type Result = DeviceTypeOutcome['results'][number]

const none: Result = {
  state: 'same',
  new_brand: false,
  model_id: null,
  changes: [],
  misfits: [],
  misfits_total: 0,
}
const misfit = {
  id: '0190a0a0-0000-7000-8000-0000000000d1',
  name: 'leaf-1',
  code: 'SWI-000001',
  rack: 'R01',
  position: 12,
  issue: 'place_taken' as const,
}
const results: Result[] = [
  {
    ...none,
    state: 'new',
    new_brand: true,
    changes: [
      { field: 'u_height', from: null, to: 1 },
      { field: 'airflow', from: null, to: 'front_to_rear' },
    ],
  },
  {
    ...none,
    state: 'changed',
    model_id: 'a',
    changes: [
      { field: 'weight_kg', from: 9.5, to: 10 },
      { field: 'rated_w', from: null, to: 700 },
    ],
  },
  { ...none, model_id: 'b' },
  {
    ...none,
    state: 'refused',
    model_id: 'c',
    changes: [{ field: 'u_height', from: 1, to: 2 }],
    misfits: [misfit],
    misfits_total: 1,
  },
]

const yaml = (model: string) =>
  new File([`manufacturer: Acme\nmodel: ${model}\nu_height: 1\n`], `${model}.yaml`)

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(/Drop YAML or zip files here/), files)

const meta = {
  component: BringIn,
  args: {
    onClose: fn(),
    bringIn: fn(({ dry_run, types }: DeviceTypeImport) =>
      Promise.resolve<DeviceTypeOutcome>({
        results: results.slice(0, types.length),
        batch_id: dry_run ? null : 'batch',
      }),
    ),
  },
  beforeEach: answering(catalogueAnswer([])),
  decorators: [inApplication],
} satisfies Meta<typeof BringIn>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {}

/** What would change, field by field; what is chosen of it goes. */
export const Compared: Story = {
  play: async ({ args }) => {
    await choose(yaml('A'), yaml('B'), yaml('C'), yaml('D'), new File(['a: [1'], 'bad.yaml'))
    await expect(await screen.findByText('1 new, 1 changed, 1 the same, 1 refused')).toBeVisible()
    await expect(screen.getByText('9.5 kg → 10 kg')).toBeVisible()
    await expect(screen.getByText(/bad\.yaml/)).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Import Acme D' })).toBeDisabled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of Acme A' }), 'SWI')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Import Acme B' }))
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 model' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.bringIn).toHaveBeenLastCalledWith({
      dry_run: false,
      revision: null,
      types: [{ brand: 'Acme', name: 'A', asset_type: 'SWI', facts: { u_height: 1 } }],
    })
  },
}

export const ComparedInSpanish: Story = {
  globals: { language: 'es' },
  play: async () => {
    await userEvent.upload(await screen.findByLabelText(/Suelta aquí/), [yaml('A'), yaml('B')])
    await screen.findByText(/1 nuevos/)
  },
}

/** A zip of the library brings the pictures that are named after its types. */
export const WithPictures: Story = {
  play: async () => {
    const { strToU8, zipSync } = await import('fflate')
    const archive = zipSync({
      'device-types/Acme/A.yaml': strToU8('manufacturer: Acme\nmodel: A\nslug: acme-a\n'),
      'elevation-images/Acme/acme-a.front.png': strToU8('front'),
      'elevation-images/Acme/acme-a.rear.png': strToU8('rear'),
    })
    await choose(new File([archive.slice().buffer], 'types.zip'))
    await expect(await screen.findByText('With pictures, where it has none: Front and Rear')).toBeVisible()
  },
}

export const NothingInThem: Story = {
  play: async () => {
    await choose(new File(['- 1'], 'list.yaml'))
    await expect(await screen.findByText('None of these files holds a device type.')).toBeVisible()
  },
}

/** To who may not read assets those in the way are only counted. */
export const DoesNotFitUnseen: Story = {
  args: {
    bringIn: fn<(asked: DeviceTypeImport) => Promise<DeviceTypeOutcome>>(() =>
      Promise.resolve({
        results: [{ ...none, state: 'refused', model_id: 'c', misfits_total: 2 }],
        batch_id: null,
      }),
    ),
  },
  play: async () => {
    await choose(yaml('A'))
    await expect(await screen.findByText('2 assets, which you may not see.')).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Import Acme A' })).toBeDisabled()
    await expect(screen.queryByText(/twice/)).toBeNull()
  },
}

export const Refused: Story = {
  args: {
    bringIn: fn<(asked: DeviceTypeImport) => Promise<DeviceTypeOutcome>>(() =>
      Promise.reject(new Error('The server is away')),
    ),
  },
  play: async () => {
    await choose(yaml('A'))
    await expect(await screen.findByText('Nothing was imported')).toBeVisible()
  },
}
