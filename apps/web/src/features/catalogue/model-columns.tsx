import { eolState, type ModelRecord } from '@plenum/domain/model'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import type { Column } from '#app/table/columns.ts'
import { SpecsShare } from './specs-share.tsx'
import { today } from './today.ts'
import { useFactWords, useTypeNames } from './use-fact-words.ts'
import { UsageLink } from './usage-link.tsx'

interface Cell {
  row: ModelRecord
}

const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

const NameCell = ({ row }: Cell) => (
  <span className={`${cut} ${css({ fontWeight: 'medium' })}`} title={row.name}>
    {row.name}
  </span>
)

const TypeCell = ({ row }: Cell) => <span className={cut}>{useTypeNames()(row.asset_type)}</span>
const HeightCell = ({ row }: Cell) => useFactWords()('u_height', row.u_height)
const WeightCell = ({ row }: Cell) => useFactWords()('weight_kg', row.weight_kg)
const SpecsCell = ({ row }: Cell) => <SpecsShare model={row} />
const AssetsCell = ({ row }: Cell) => <UsageLink isBare usage={row.assets} filter={{ model_id: row.id }} />

const LIFECYCLE_TONES = { draft: 'neutral', approved: 'accent', deprecated: 'warning' } as const

/** Where a model stands between being new and no longer bought. */
export function LifecycleBadge({ lifecycle }: Pick<ModelRecord, 'lifecycle'>) {
  const { t } = useTranslation('catalogue')
  return <Badge tone={LIFECYCLE_TONES[lifecycle]}>{t(($) => $.lifecycle[lifecycle])}</Badge>
}

const LifecycleCell = ({ row }: Cell) => <LifecycleBadge lifecycle={row.lifecycle} />

/** A date after which nothing more can be expected, with a word once it is near. */
export function EndDate({ date }: { date: string | null }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const state = eolState(date, today())
  if (date === null) return null
  return (
    <span className={hstack({ display: 'inline-flex', gap: '2' })}>
      <time dateTime={date}>{formatDate(language, date)}</time>
      {state && (
        <Badge tone={state === 'passed' ? 'danger' : 'warning'}>{t(($) => $.eol_short[state])}</Badge>
      )}
    </span>
  )
}

const EolCell = ({ row }: Cell) => <EndDate date={row.eol_date} />

/** A row of the list on a phone. */
export function ModelCard({ row }: Cell) {
  return (
    <div className={stack({ gap: '1', width: 'full', minWidth: '0' })}>
      <div className={hstack({ gap: '2', minWidth: '0', justifyContent: 'space-between' })}>
        <NameCell row={row} />
        <LifecycleBadge lifecycle={row.lifecycle} />
      </div>
      <div className={hstack({ gap: '3', minWidth: '0', color: 'text.muted', textStyle: 'table' })}>
        <span className={cut}>{row.brand.name}</span>
        <HeightCell row={row} />
        <span className={css({ ml: 'auto', flexShrink: '0' })}>
          <UsageLink usage={row.assets} filter={{ model_id: row.id }} />
        </span>
      </div>
    </div>
  )
}

export type ModelColumn =
  | 'name'
  | 'brand'
  | 'asset_type'
  | 'u_height'
  | 'weight_kg'
  | 'specs'
  | 'eol_date'
  | 'lifecycle'
  | 'assets'

/** The columns of the list of models. */
export const MODEL_COLUMNS: readonly Column<ModelRecord, ModelColumn, never>[] = [
  { id: 'name', size: 11, grow: 3, pinned: true, Cell: NameCell, isStateless: true },
  { id: 'brand', size: 8.5, grow: 1, text: ({ brand }) => brand.name },
  { id: 'asset_type', size: 8.5, grow: 1, Cell: TypeCell, isStateless: true },
  { id: 'assets', size: 5.5, kind: 'number', Cell: AssetsCell, isStateless: true },
  { id: 'u_height', size: 5, kind: 'number', Cell: HeightCell, isStateless: true },
  { id: 'weight_kg', size: 5.5, kind: 'number', Cell: WeightCell, isStateless: true },
  { id: 'specs', size: 7.5, kind: 'number', Cell: SpecsCell, isStateless: true },
  { id: 'eol_date', size: 10, Cell: EolCell, isStateless: true },
  { id: 'lifecycle', size: 7.5, Cell: LifecycleCell, isStateless: true },
]
