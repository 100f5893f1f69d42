import '@plenum/ui/styles.css'
import * as drawer from '@plenum/ui/drawer.stories'
import { composeStories } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'

const stories = new Map(Object.entries(composeStories(drawer)))
const name = new URL(document.URL).searchParams.get('story') ?? ''
const Story = stories.get(name)
const stage = document.querySelector('#stage')
if (Story === undefined || stage === null) throw new Error(`No story is called ${name}`)
createRoot(stage).render(<Story />)
