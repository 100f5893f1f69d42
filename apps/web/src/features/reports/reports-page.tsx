import type { ReportName } from '@plenum/domain/report'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { EmptyState } from '@plenum/ui/empty-state'
import { grid, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { getRouteApi, Link, useLocation } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { AppPage } from '#app/page/app-page.tsx'
import { areaOf, readableReports, REPORT_AREAS, type ReportArea } from './report-areas.ts'

const app = getRouteApi('/app')

/** The reports of an area: its own first, then the others. */
export function ReportsPage() {
  const area = useLocation({ select: ({ pathname }) => areaOf(pathname) })
  const { t } = useTranslation('reports')
  const shell = useTranslation('shell').t
  const permissions = app.useRouteContext({ select: ({ user }) => user.permissions })
  const readable = readableReports(permissions)
  const first: readonly ReportName[] = REPORT_AREAS[area].first
  const own = first.filter((name) => readable.includes(name))
  const others = readable.filter((name) => !first.includes(name))
  return (
    <AppPage title={shell(($) => $.nav[`${area}_reports`])} lead={t(($) => $.lead)} body="plain">
      {readable.length === 0 ? (
        <Card>
          <EmptyState icon={<FileSpreadsheet />} title={t(($) => $.none)} />
        </Card>
      ) : (
        <div className={stack({ gap: '5' })}>
          <Gallery area={area} names={own} />
          {others.length > 0 && (
            <section className={stack({ gap: '3' })}>
              <h2 className={css({ textStyle: 'strong' })}>{t(($) => $.others)}</h2>
              <Gallery area={area} names={others} />
            </section>
          )}
        </div>
      )}
    </AppPage>
  )
}

interface GalleryProps {
  area: ReportArea
  names: readonly ReportName[]
}

/** Reports to choose from. */
export function Gallery({ area, names }: GalleryProps) {
  const { t } = useTranslation('reports')
  return (
    <ul
      className={grid({
        gridTemplateColumns: {
          base: '1fr',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
        gap: '3',
      })}
    >
      {names.map((name) => (
        <li key={name}>
          <Card className={stack({ gap: '1', height: 'full' })}>
            <Link
              to={REPORT_AREAS[area].one}
              params={{ report: name }}
              className={`${link()} ${css({ textStyle: 'strong' })}`}
            >
              {t(($) => $.name[name])}
            </Link>
            <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.about[name])}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
