import type { PreviewQuery } from '@plenum/domain/nomenclature'
import { parseTemplate } from '@plenum/domain/nomenclature-template'
import type { NomenclatureEntity } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryError } from '#app/notices/query-error.tsx'
import { useDebounced } from '#app/page/use-debounced.ts'
import { CodeCounters } from './code-counters.tsx'
import { CodeSamples } from './code-samples.tsx'
import { scopeOf, type NomenclatureDraft } from './nomenclature-draft.ts'
import { nomenclatureQueries } from './queries.ts'
import { UnlikeCodes } from './unlike-codes.tsx'

interface CodePreviewProps {
  draft: NomenclatureDraft
  entity: NomenclatureEntity
  asset_type: string | null
  /** Whether who has such codes may be told. */
  isSeen: boolean
}

const SETTLED_MS = 250

/** What comes of a template while it is edited. */
export function CodePreview({ isSeen, ...asked }: CodePreviewProps) {
  const { t } = useTranslation('nomenclature')
  return (
    <section className={stack({ gap: '4', minWidth: '0' })} aria-label={t(($) => $.preview)}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.preview)}</h2>
      {isSeen ? <Asked {...asked} /> : <Quiet>{t(($) => $.preview_blind)}</Quiet>}
    </section>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <p className={css({ color: 'text.muted' })}>{children}</p>
)

const queryOf = (
  { template, stand_in, ...draft }: NomenclatureDraft,
  { entity, asset_type: type }: Pick<CodePreviewProps, 'entity' | 'asset_type'>,
): PreviewQuery => ({
  template,
  entity,
  scope: scopeOf({ template, ...draft }).join(','),
  ...(stand_in !== null && /^[A-Za-z0-9]{1,8}$/.test(stand_in) && { stand_in }),
  ...(type !== null && { asset_type: type }),
})

function Asked({ draft, ...of }: Omit<CodePreviewProps, 'isSeen'>) {
  const { t } = useTranslation('nomenclature')
  const settled = useDebounced(draft, SETTLED_MS)
  const isRight = parseTemplate(settled.template, of.entity).problems.length === 0
  const { data, error, refetch } = useQuery({
    ...nomenclatureQueries.preview(queryOf(settled, of)),
    enabled: isRight,
  })
  if (!isRight) return <Quiet>{t(($) => $.preview_faulty)}</Quiet>
  if (error !== null) {
    return (
      <QueryError
        title={t(($) => $.preview_failed)}
        error={error}
        area="settings"
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <Waiting />
  return (
    <>
      {data.samples.length === 0 ? (
        <Quiet>{t(($) => $.preview_none)}</Quiet>
      ) : (
        <CodeSamples samples={data.samples} />
      )}
      <UnlikeCodes entity={of.entity} unlike={data.unlike} />
      <CodeCounters counters={data.counters} />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t(($) => $.states.loading)} className={stack({ gap: '3' })}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  )
}
