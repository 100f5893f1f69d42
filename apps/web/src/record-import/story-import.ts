import { screen, userEvent } from 'storybook/test'

/** The first file of a run waits for its reader, a worker, to be built. */
export const opened = { timeout: 15_000 }

/** Chooses the file of an import and waits until it is read. */
export async function choose(file: File, label = /Drop a CSV or XLSX file here/) {
  await userEvent.upload(await screen.findByLabelText(label), file)
  await screen.findByRole('list', { name: file.name }, opened)
}

/** Presses a button once it is there. */
export const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }))
