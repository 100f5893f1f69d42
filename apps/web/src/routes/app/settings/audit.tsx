import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#app/features/audit/audit-page.tsx'
import type { AuditSearch } from '#app/features/audit/audit-search.ts'
import { demand } from '#app/notices/forbidden.ts'
import { texts } from '#app/page/texts.ts'

export const Route = createFileRoute('/app/settings/audit')({
  validateSearch: texts<AuditSearch>(),
  beforeLoad: ({ context }) => demand(context.user.permissions, 'users', 'write'),
  loader: ({ context }) => loadWords(context.i18n, 'company'),
  component: AuditPage,
})
