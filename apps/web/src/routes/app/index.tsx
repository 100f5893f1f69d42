import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'

export const Route = createFileRoute('/app/')({
  component: HomePage,
})
