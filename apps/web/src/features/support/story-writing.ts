import { fn, screen, userEvent } from 'storybook/test'
import { storedFile, ticket } from './story-feedback.ts'

export const taken = fn<(sent: unknown) => Promise<unknown>>(() => Promise.resolve(ticket))
const hourAgo = () => new Date(Date.now() - 60 * 60 * 1000).toISOString()

export const png = (name: string) => new File(['x'], name, { type: 'image/png' })
export const box = (name: RegExp) => screen.findByRole('textbox', { name })
export const write = async (name: RegExp, text: string) => userEvent.type(await box(name), text)
export const send = () => userEvent.click(screen.getByRole('button', { name: /^(Send|Enviar)$/ }))
export const reportIssue = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /Report an issue|Informar de un problema/ }))
export const stepGroup = (place: number) =>
  screen.findByRole('group', { name: new RegExp(`(step|paso) ${place}$`) })
export const attach = async (group: HTMLElement, ...files: File[]) => {
  const input = group.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (input) await userEvent.upload(input, files)
}
export const improvement = {
  subject: 'Free power',
  usefulness: 'I open six racks.',
  desired_features: 'A column.',
}
export const fillImprovement = async () => {
  await write(/^Subject/, improvement.subject)
  await write(/^Why it is useful/, improvement.usefulness)
  await write(/^Desired features/, improvement.desired_features)
}

export const steps = ['Open the inventory.', 'Filter by rack.', 'Press Back.'].map((text, index) => ({
  text,
  files: [storedFile(`step-${index + 1}.png`)],
}))
export const bugDraft = () => ({
  written_at: hourAgo(),
  values: {
    subject: 'Back forgets the filter',
    steps,
    expected_result: 'The filter is still there.',
    consent: true,
    page: '/app/racks',
  },
})

export const restoredDraft = () => ({
  written_at: hourAgo(),
  values: {
    ...improvement,
    files: [storedFile('list.png'), storedFile('old.png', '2026-01-01T00:00:00.000Z')],
    consent: false,
  },
})
