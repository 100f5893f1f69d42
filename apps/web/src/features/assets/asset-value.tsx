import { LIFE_INSTANTS, type Asset } from '@plenum/domain/asset'
import { formatDate, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { StatusChip } from '@plenum/ui/status-chip'
import type { ReactNode } from 'react'
import { Moment } from '#app/page/moment.tsx'
import { specOf, type SheetField } from '#app/attributes/asset-fields.ts'
import { PlaceTrail } from './place-trail.tsx'
import { useTypeName } from '#app/page/type-name.ts'

interface AssetValueProps {
  asset: Asset
  field: SheetField
}

/** A field's value as it is read; an em space where there is none. */
export function AssetValue({ asset, field }: AssetValueProps) {
  const { t } = useTranslation('fields')
  const language = useLanguage()
  const typeName = useTypeName()
  const special: Partial<Record<SheetField, () => ReactNode>> = {
    owner_id: () => asset.owner?.name,
    tags: () => asset.tags.map(({ name }) => name).join(', ') || undefined,
    aliases: () => asset.aliases.join(', ') || undefined,
    brand_id: () => asset.brand?.name,
    model_id: () => asset.model && <ModelName model={asset.model} />,
    asset_type: () => typeName({ code: asset.asset_type, name: null }),
    location: () => asset.location && <PlaceTrail place={asset.location} />,
    status: () => <StatusChip tone={asset.status} label={t(($) => $.status[asset.status])} />,
    process: () => asset.process && t(($) => $.process[asset.process ?? 'todo']),
    priority: () => asset.priority && t(($) => $.priority[asset.priority ?? 'low']),
    criticality: () => asset.criticality && t(($) => $.priority[asset.criticality ?? 'low']),
    registration_date: () => formatDate(language, asset.registration_date),
    termination_date: () => asset.termination_date && formatDate(language, asset.termination_date),
    last_verified_at: () => asset.last_verified_at && <Moment at={asset.last_verified_at} />,
    last_update: () => <Moment at={asset.last_update} />,
  }
  const moment = LIFE_INSTANTS.find((each) => each === field)
  if (moment) return asset[moment] ? <Moment at={asset[moment]} /> : '\u2003'
  return special[field]?.() ?? plainValue(asset, field, language) ?? '\u2003'
}

/** The value of a field that is a text, a number or a date, by how it is edited. */
function plainValue(asset: Asset, field: SheetField, language: 'en' | 'es'): ReactNode {
  const value = asset[field]
  if (typeof value === 'number') return formatNumber(language, value)
  if (typeof value !== 'string') return undefined
  const { control } = specOf(field)
  if (control === 'DateField') return formatDate(language, value)
  if (control === 'CodeField')
    return <span className={css({ textStyle: 'code', overflowWrap: 'anywhere' })}>{value}</span>
  if (control === 'NotesField') return <span className={css({ whiteSpace: 'pre-wrap' })}>{value}</span>
  return control === 'none' || control.endsWith('TextField') ? value : undefined
}

function ModelName({ model }: { model: NonNullable<Asset['model']> }) {
  const { t } = useTranslation('assets')
  const height =
    model.u_height === null
      ? t(($) => $.sheet.units_unknown)
      : t(($) => $.sheet.units, { count: model.u_height })
  return (
    <>
      {model.name} <span className={css({ color: 'text.muted' })}>· {height}</span>
    </>
  )
}
