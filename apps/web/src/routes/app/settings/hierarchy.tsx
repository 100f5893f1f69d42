import { createFileRoute } from '@tanstack/react-router'
import { HierarchyPage } from '#app/features/hierarchy/hierarchy-page.tsx'

export const Route = createFileRoute('/app/settings/hierarchy')({ component: HierarchyPage })
