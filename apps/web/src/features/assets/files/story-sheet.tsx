import * as Sheet from '@plenum/ui/sheet'
import { expect, screen, waitFor, within } from 'storybook/test'
import { storyAsset } from '../story-asset.ts'
import { AssetFiles } from './asset-files.tsx'

type AssetFilesProps = Parameters<typeof AssetFiles>[0]

/** Shows the files of an asset in the sheet they stand in. */
export const inItsSheet = (props: AssetFilesProps) => (
  <Sheet.Root open>
    <Sheet.Content>
      <Sheet.Header title={storyAsset.name} closeLabel="Close" />
      <Sheet.Body>
        <AssetFiles {...props} />
      </Sheet.Body>
    </Sheet.Content>
  </Sheet.Root>
)

/** A dialog over the sheet once it has the focus: in the frame before, the sheet would take that back. */
export async function inDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}
