import { screen, userEvent } from 'storybook/test'

/** Chooses the file of an import and waits until it is read. */
export async function choose(file: File, label = /Drop a CSV or XLSX file here/) {
  await userEvent.upload(await screen.findByLabelText(label), file)
  await screen.findByRole('list', { name: file.name })
}

/** Presses a button once it is there. */
export const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }))
