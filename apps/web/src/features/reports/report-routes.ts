import { loadWords } from '@plenum/i18n/create-i18n'
import type { CurrentUser } from '@plenum/domain/session'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { RouterContext } from '#app/router-context.ts'
import { demand } from '#app/notices/forbidden.ts'

interface Entered {
  context: RouterContext & { user: CurrentUser }
}

/** What the report routes of all areas have in common: six of their own would weigh on the first page. */
export const reportRoute = {
  beforeLoad: ({ context }: Entered) => demand(context.user.permissions, 'dashboards', 'onlyRead'),
  loader: ({ context }: Entered) =>
    Promise.all([loadWords(context.i18n, 'reports'), loadWords(context.i18n, 'work')]),
}
export const Reports = lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage')
export const OneReport = lazyRouteComponent(() => import('./report-page.tsx'), 'ReportPage')
