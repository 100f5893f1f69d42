import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ShieldCheck } from 'lucide-react'
import * as v from 'valibot'
import { notify } from '#app/notices/notify.ts'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { AuditLog } from './audit-log.tsx'
import { AuditSearch, filterOf, unfiltered } from './audit-search.ts'
import { AuditToolbar } from './audit-toolbar.tsx'
import { LogVerdict } from './log-verdict.tsx'
import { api } from './queries.ts'
import { useExport } from './use-export.ts'

const route = getRouteApi('/app/settings/audit')

/** The log of who did what in the company. */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const errorWords = useErrorWords()
  const address = v.parse(AuditSearch, route.useSearch())
  const navigate = route.useNavigate()
  const filter = filterOf(address)
  const leaving = useExport()
  const check = useMutation({
    mutationFn: () => api.audit.verify(),
    onError: (error) =>
      notify({ type: 'error', title: t(($) => $.verify.failed), message: errorWords(error) }),
  })
  const show = (next: AuditSearch) => void navigate({ search: next })
  return (
    <AppPage
      title={t(($) => $.title)}
      lead={t(($) => $.lead)}
      body="plain"
      actions={
        <>
          <Link to="/app/settings/users-configuration" className={button({ tone: 'neutral' })}>
            {t(($) => $.configuration)}
          </Link>
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            <ShieldCheck aria-hidden="true" />
            {t(($) => $.verify.button)}
          </Button>
          <Button loading={leaving.isPending} onClick={() => leaving.mutate(filter)}>
            <Download aria-hidden="true" />
            {t(($) => $.export.button)}
          </Button>
        </>
      }
      toolbar={<AuditToolbar address={address} onChange={show} />}
    >
      <div className={stack({ gap: '4' })}>
        {check.data && <LogVerdict verdict={check.data} />}
        <AuditLog
          filter={filter}
          onPerson={(person) => show({ ...address, person })}
          onClear={() => show(unfiltered(address))}
        />
      </div>
    </AppPage>
  )
}
