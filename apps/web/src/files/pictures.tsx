import { openedPart } from '#app/notices/opened-part.tsx'
import type { PicturesProps } from './picture-viewer.tsx'

const Viewer = openedPart(
  () => import('./picture-viewer.tsx'),
  ({ PictureViewer }) =>
    function OpenedViewer({ files, current, onCurrent }: PicturesProps & { open: boolean }) {
      return <PictureViewer files={files} current={current} onCurrent={onCurrent} />
    },
)

/** Looks at one of several pictures of the server over the whole page. */
export const Pictures = (props: PicturesProps) => <Viewer {...props} open={props.current !== null} />
