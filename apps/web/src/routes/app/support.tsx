import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '#app/features/support/support-page.tsx'

export const Route = createFileRoute('/app/support')({ component: SupportPage })
