import * as Sheet from '@plenum/ui/sheet'
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
