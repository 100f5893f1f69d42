import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Skeleton } from '@plenum/ui/skeleton'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate, useSearch } from '@tanstack/react-router'
import { History, LayoutTemplate } from 'lucide-react'
import * as v from 'valibot'
import { draftQuery } from '#app/drafts/use-draft.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { RequestForm } from './request-form.tsx'
import { FormSearch, keyOf, startQuery } from './start.ts'
import type { Step } from './steps.ts'
import { RequestValues } from './values.ts'

const app = getRouteApi('/app')

/** The guided form of moves, adds and changes. */
export const MacPage = () => <FormPage noun="mac" />

/** The guided form of maintenance and faults. */
export const MaintenancePage = () => <FormPage noun="maintenance" />

function FormPage({ noun }: { noun: 'mac' | 'maintenance' }) {
  const { t } = useTranslation('forms')
  const navigate = useNavigate()
  const address = v.parse(FormSearch, useSearch({ strict: false }))
  const owner = app.useRouteContext({ select: ({ user }) => user.id })
  const key = keyOf(noun, address)
  const place = { form: 'work', key, owner } as const
  const start = useQuery(startQuery(noun, address))
  // what another form left in the cache is older than what it kept last
  const { data: draft = null, isFetchedAfterMount } = useQuery(draftQuery(place))
  const restored = v.safeParse(RequestValues, draft?.values)
  const { code } = start.data ?? {}
  const [there, begun] = [start.data?.values.made, restored.success ? restored.output.made : null]
  const isNewer = there != null && begun != null && there.version > begun.version
  const go = (step: Step, replace: boolean) =>
    void navigate({ to: '.', search: { ...address, step }, replace })
  return (
    <AppPage
      title={code === undefined ? t(($) => $[noun].title) : t(($) => $.change_title, { code })}
      lead={t(($) => $[noun].lead)}
      body="plain"
      actions={
        <>
          <Link to="/app/forms/templates" className={button()}>
            <LayoutTemplate aria-hidden="true" />
            {t(($) => $.templates.title)}
          </Link>
          <Link to="/app/forms/history" className={button()}>
            <History aria-hidden="true" />
            {t(($) => $.history.title)}
          </Link>
        </>
      }
    >
      {start.isError ? (
        <QueryError
          title={t(($) => $.start_failed)}
          error={start.error}
          area="projects"
          onRetry={() => void start.refetch()}
        />
      ) : !isFetchedAfterMount || start.data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <div className={stack({ gap: '4' })}>
          {start.data.gone > 0 && (
            <Alert tone="warning" live>
              <p>{t(($) => $.assets_gone, { count: start.data.gone })}</p>
            </Alert>
          )}
          {isNewer && <Alert tone="warning">{t(($) => $.newer)}</Alert>}
          <RequestForm
            key={key}
            noun={noun}
            place={place}
            start={start.data.values}
            restored={
              restored.success && draft !== null ? { values: restored.output, at: draft.written_at } : null
            }
            wanted={address.step}
            onStep={go}
          />
        </div>
      )}
    </AppPage>
  )
}
