import { placeParts } from '@plenum/domain/place-words'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Place } from '@plenum/ui/place'
import { StatusChip } from '@plenum/ui/status-chip'
import type { PickedAsset } from './values.ts'

export const code = css({ textStyle: 'code', color: 'text.muted', whiteSpace: 'nowrap' })
export const quiet = css({ textStyle: 'table', color: 'text.muted' })

/** The state of an asset. */
export function StatusOf({ status }: Pick<PickedAsset, 'status'>) {
  const { t } = useTranslation('fields')
  return <StatusChip tone={status} label={t(($) => $.status[status])} />
}

/** Where something stands, or that it stands nowhere. */
export function PlaceOf({ place }: { place: PickedAsset['location'] }) {
  const { t } = useTranslation('forms')
  return place === null ? (
    <span className={quiet}>{t(($) => $.nowhere)}</span>
  ) : (
    <Place parts={placeParts(place)} />
  )
}
