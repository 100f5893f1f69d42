import { ClientError } from '@plenum/api-client/client-error'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LABEL_LINES } from './label-choice.ts'
import { labelContent } from './label-content.ts'
import { LabelsDialog } from './labels-dialog.tsx'

const all = { lines: LABEL_LINES, company: 'Atlas Hosting' }
const contents = Array.from({ length: 30 }, (_, at) =>
  labelContent(
    {
      name: 'Leaf switch',
      serial_number: 'FX-1',
      location: null,
      code: `SWI-${String(at + 1).padStart(6, '0')}`,
    },
    { ...all, origin: 'https://plenum.example.com' },
  ),
)

const meta = {
  component: LabelsDialog,
  args: {
    open: true,
    count: '30 selected',
    total: 30,
    contents,
    lines: LABEL_LINES,
    choice: { size: 'a4_3x7', symbology: 'qr', lines: ['name', 'serial_number'] },
    run: { used: 0, outline: false },
    state: { at: 'asked' },
    localOrigin: null,
    onChoice: fn(),
    onRun: fn(),
    onPrint: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  render: function Choosing(args) {
    const [choice, setChoice] = useState(args.choice)
    const [run, setRun] = useState(args.run)
    return <LabelsDialog {...args} choice={choice} run={run} onChoice={setChoice} onRun={setRun} />
  },
} satisfies Meta<typeof LabelsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('2 pages')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('First free place on the sheet'), '21')
    await expect(screen.getByText('3 pages')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Paper'), 'Roll, 62 × 29 mm')
    await expect(screen.getByText('30 pages')).toBeVisible()
    await expect(screen.queryByLabelText('First free place on the sheet')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Roll: Story = {
  args: {
    choice: { size: 'roll_100x50', symbology: 'code_128', lines: ['name', 'serial_number', 'location'] },
  },
}

export const DataMatrix: Story = {
  args: { choice: { size: 'letter_3x10', symbology: 'data_matrix', lines: ['name'] } },
}

export const CodeAlone: Story = {
  args: {
    choice: { size: 'roll_25x10', symbology: 'data_matrix', lines: ['name'] },
    contents: [{ code: 'SRV-1', address: `https://${'inventory.'.repeat(4)}example/app/c/SRV-1`, lines: [] }],
    localOrigin: 'http://localhost:3000',
  },
  play: async () => {
    await screen.findByText(/holds the code alone/)
    await expect(screen.queryByText(/only this computer can open/)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Paper'), 'Roll, 62 × 29 mm')
    await expect(screen.queryByText(/holds the code alone/)).toBeNull()
    await expect(screen.getByText(/only this computer can open/)).toBeVisible()
  },
}

export const TooFine: Story = {
  args: { choice: { size: 'roll_25x10', symbology: 'qr', lines: ['name'] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/so fine on this paper/)).toBeVisible())
  },
}

export const OnThisComputerOnly: Story = { args: { localOrigin: 'http://localhost:3000' } }

export const Making: Story = {
  args: { state: { at: 'making', done: 0.4 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { state: { at: 'failed', error: new ClientError({ kind: 'network', originalError: null }) } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The labels could not be made')
  },
}
