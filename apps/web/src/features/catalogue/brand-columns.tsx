import type { BrandRecord } from '@plenum/domain/brand'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { Column } from '#app/table/columns.ts'
import { useCountWords, UsageLink } from './usage-link.tsx'

interface Cell {
  row: BrandRecord
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

const NameCell = ({ row }: Cell) => (
  <span className={`${cut} ${css({ fontWeight: 'medium' })}`} title={row.name}>
    {row.name}
  </span>
)

function AliasesCell({ row }: Cell) {
  const language = useLanguage()
  const words = formatList(language, row.aliases)
  return (
    <span className={`${cut} ${css({ color: 'text.muted' })}`} title={words}>
      {words}
    </span>
  )
}

const SupportCell = ({ row }: Cell) => <span className={cut}>{row.support_phone ?? row.support_portal}</span>

function ModelsCell({ row }: Cell) {
  const { t } = useTranslation('catalogue')
  const shown = useCountWords()(row.models)
  return (
    <Link
      to="/app/settings/brand-and-models"
      search={{ brand_id: row.id }}
      className={link({ tone: 'quiet' })}
      tabIndex={-1}
    >
      {t(($) => $.usage.models, { count: row.models.value, shown })}
    </Link>
  )
}

const AssetsCell = ({ row }: Cell) => <UsageLink isBare usage={row.assets} filter={{ brand_id: row.id }} />

/** A row of the list on a phone. */
export function BrandCard({ row }: Cell) {
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <NameCell row={row} />
      <div className={hstack({ gap: '3', textStyle: 'table', justifyContent: 'space-between' })}>
        <ModelsCell row={row} />
        <UsageLink usage={row.assets} filter={{ brand_id: row.id }} />
      </div>
    </div>
  )
}

export type BrandColumn = 'name' | 'aliases' | 'support' | 'models' | 'assets'

/** The columns of the list of brands. */
export const BRAND_COLUMNS: readonly Column<BrandRecord, BrandColumn, never>[] = [
  { id: 'name', size: 13, grow: 2, pinned: true, Cell: NameCell, isStateless: true },
  { id: 'aliases', size: 14, grow: 2, Cell: AliasesCell, isStateless: true },
  { id: 'support', size: 12, grow: 1, Cell: SupportCell, isStateless: true },
  { id: 'models', size: 8, kind: 'number', Cell: ModelsCell, isStateless: true },
  { id: 'assets', size: 8, kind: 'number', Cell: AssetsCell, isStateless: true },
]
