import type { Meta, StoryObj } from '@storybook/react-vite'
import { RackSkeleton } from './rack-skeleton.tsx'

const meta = { component: RackSkeleton } satisfies Meta<typeof RackSkeleton>

export default meta

export const Loading: StoryObj<typeof meta> = {}
