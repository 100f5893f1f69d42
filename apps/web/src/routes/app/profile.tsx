import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#app/features/profile/profile-page.tsx'

export const Route = createFileRoute('/app/profile')({ component: ProfilePage })
