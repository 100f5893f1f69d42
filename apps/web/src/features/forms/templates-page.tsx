import { may } from '@plenum/domain/permission'
import type { WorkTemplate } from '@plenum/domain/work-template'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { flex, stack } from '@plenum/ui/patterns'
import { button, link } from '@plenum/ui/recipes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FilePlus2, LayoutTemplate, Plus } from 'lucide-react'
import * as v from 'valibot'
import { openedPart } from '#app/notices/opened-part.tsx'
import { QueryError } from '#app/notices/query-error.tsx'
import { AppPage } from '#app/page/app-page.tsx'
import { usePrepared } from '#app/page/use-prepared.ts'
import { TableSkeleton } from '#app/table/table-skeleton.tsx'
import { workQueries } from '#app/work/queries.ts'
import { KindMark } from '#app/work/work-marks.tsx'
import { quiet } from './asset-mark.tsx'
import { NEW, TemplatesSearch } from './templates-search.ts'

const TemplatePanel = openedPart(
  () => import('./template-panel.tsx'),
  (module) => module.TemplatePanel,
)

const route = getRouteApi('/app/forms/templates')
const app = getRouteApi('/app')

/** What requests of one sort begin with: read by all who ask for work, kept by who keeps the workflows. */
export function TemplatesPage() {
  usePrepared(TemplatePanel.prepare)
  const { t } = useTranslation('forms')
  const common = useTranslation('common').t
  const { open } = v.parse(TemplatesSearch, route.useSearch())
  const navigate = route.useNavigate()
  const { permissions } = app.useRouteContext({ select: ({ user }) => user })
  const canWrite = may(permissions, 'workflows', 'write')
  const mayAsk = may(permissions, 'projects', 'write')
  const list = useQuery(workQueries.templates())
  const templates = list.data?.results ?? []
  const go = (id: string | undefined) => void navigate({ search: { open: id } })
  const add = canWrite && (
    <Button tone="primary" onClick={() => go(NEW)}>
      <Plus aria-hidden="true" />
      {t(($) => $.templates.add)}
    </Button>
  )
  return (
    <AppPage
      title={t(($) => $.templates.title)}
      lead={t(($) => $.templates.lead)}
      trail={
        <Link to="/app/forms/history" className={link()}>
          {t(($) => $.history.title)}
        </Link>
      }
      actions={add}
      body="table"
    >
      {list.isPending && <TableSkeleton label={common(($) => $.states.loading)} />}
      {list.isError && (
        <QueryError
          title={t(($) => $.templates.failed)}
          error={list.error}
          area="projects"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && templates.length === 0 && (
        <EmptyState icon={<LayoutTemplate />} title={t(($) => $.templates.empty)} actions={add}>
          {t(($) => (canWrite ? $.templates.empty_help : $.templates.empty_read))}
        </EmptyState>
      )}
      {templates.length > 0 && (
        <ul aria-label={t(($) => $.templates.title)}>
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              mayAsk={mayAsk}
              onOpen={() => go(template.id)}
            />
          ))}
        </ul>
      )}
      {list.data && <TemplatePanel templates={templates} open={open} canWrite={canWrite} onOpen={go} />}
    </AppPage>
  )
}

interface TemplateRowProps {
  template: WorkTemplate
  mayAsk: boolean
  onOpen: () => void
}

const row = flex({
  wrap: 'wrap',
  columnGap: '4',
  rowGap: '2',
  align: 'center',
  paddingBlock: '3',
  paddingInline: '4',
  borderBottom: 'hairline',
})

function TemplateRow({ template, mayAsk, onOpen }: TemplateRowProps) {
  const { t } = useTranslation('forms')
  const {
    id,
    name,
    kind,
    description,
    procedure,
    approval_stages,
    is_pre_approved,
    is_verified,
    needs_evidence,
    sla_hours,
  } = template
  const language = useLanguage()
  const form = kind === 'maintenance' ? '/app/forms/maintenance' : '/app/forms/mac'
  return (
    <li className={row}>
      <div className={stack({ gap: '0.5', flex: '1', minWidth: '[16rem]' })}>
        <button
          type="button"
          className={`${link()} ${css({ fontWeight: 'medium', alignSelf: 'flex-start' })}`}
          onClick={onOpen}
        >
          {name}
        </button>
        {description !== null && (
          <span className={`${quiet} ${css({ truncate: true })}`} title={description}>
            {description}
          </span>
        )}
      </div>
      <span className={css({ width: '[9rem]' })}>
        <KindMark kind={kind} />
      </span>
      <span className={`${quiet} ${css({ width: '[7rem]' })}`}>
        {t(($) => $.procedure.count, { count: procedure.length })}
      </span>
      <span className={flex({ wrap: 'wrap', gap: '1', width: { base: 'full', md: '[17rem]' } })}>
        <Badge tone={is_pre_approved ? 'accent' : 'neutral'}>
          {is_pre_approved
            ? t(($) => $.templates.pre_approved)
            : t(($) => $.templates.stages, { count: approval_stages.length })}
        </Badge>
        {!is_verified && <Badge>{t(($) => $.templates.unverified)}</Badge>}
        {sla_hours !== null && (
          <Badge>
            {t(($) => $.templates.sla, { count: sla_hours, shown: formatNumber(language, sla_hours) })}
          </Badge>
        )}
        {needs_evidence && <Badge>{t(($) => $.templates.evidence)}</Badge>}
      </span>
      {mayAsk && (
        <Link to={form} search={{ template: id }} className={button({ size: 'compact' })}>
          <FilePlus2 aria-hidden="true" />
          {t(($) => $.templates.use)}
        </Link>
      )}
    </li>
  )
}
