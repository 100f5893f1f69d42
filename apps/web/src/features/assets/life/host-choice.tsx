import type { Asset } from '@plenum/domain/asset'
import type { PlaceNode } from '@plenum/domain/node'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { grid } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { TextInput } from '@plenum/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { lifeQueries } from './queries.ts'

/** What something is put into, and in which slot of it. */
export interface Host {
  id: string
  slot: string
}

interface HostChoiceProps {
  asset: Asset
  rack: PlaceNode
  host: Host | null
  errors: { host?: string | undefined; slot?: string | undefined }
  onHost: (host: Host | null) => void
}

/** Whether it goes into something that stands in the rack, as a blade into its chassis, and in which slot. */
export function HostChoice({ asset, rack, host, errors, onHost }: HostChoiceProps) {
  const { t } = useTranslation('life')
  const { data } = useQuery(lifeQueries.claims(rack.id))
  const hosts = (data?.racks ?? [])
    .flatMap(({ claims }) => claims)
    .filter(({ asset_id, space }) => asset_id !== null && asset_id !== asset.id && space === 'taken')
  if (hosts.length === 0) return null
  const choose = (id: string) => onHost(id === '' ? null : { id, slot: host?.slot ?? '' })
  return (
    <div className={grid({ gap: '4', columns: { base: 1, sm: host ? 2 : 1 } })}>
      <Field label={t(($) => $.move.into)} help={t(($) => $.move.into_help)} error={errors.host}>
        <Select value={host?.id ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{t(($) => $.move.into_none)}</option>
          {hosts.map(({ asset_id, name, position }) => (
            <option key={asset_id} value={asset_id ?? ''}>
              {position === null ? name : t(($) => $.move.into_at, { name, unit: position })}
            </option>
          ))}
        </Select>
      </Field>
      {host && (
        <Field label={t(($) => $.move.slot)} error={errors.slot}>
          <TextInput
            className={css({ width: 'full' })}
            value={host.slot}
            onChange={({ target }) => onHost({ ...host, slot: target.value })}
          />
        </Field>
      )}
    </div>
  )
}
