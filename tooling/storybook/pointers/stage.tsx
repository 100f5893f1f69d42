import '@plenum/ui/styles.css'
import * as drawer from '@plenum/ui/drawer.stories'
import * as fileUpload from '@plenum/ui/file-upload.stories'
import * as imageCrop from '@plenum/ui/image-crop.stories'
import * as imageViewer from '@plenum/ui/image-viewer.stories'
import * as sortableList from '@plenum/ui/sortable-list.stories'
import { composeStories } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'

const parts = new Map(
  Object.entries({
    drawer: composeStories(drawer),
    'file-upload': composeStories(fileUpload),
    'image-crop': composeStories(imageCrop),
    'image-viewer': composeStories(imageViewer),
    'sortable-list': composeStories(sortableList),
  }).map(([part, stories]) => [part, new Map(Object.entries(stories))]),
)
const wanted = new URL(document.URL).searchParams
const name = wanted.get('story') ?? ''
const Story = parts.get(wanted.get('part') ?? 'drawer')?.get(name)
const stage = document.querySelector('#stage')
if (Story === undefined || stage === null) throw new Error(`No story is called ${name}`)
createRoot(stage).render(<Story />)
