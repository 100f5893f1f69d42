import type { Nomenclature } from '@plenum/domain/nomenclature'
import { NOMENCLATURE_ENTITIES } from '@plenum/domain/nomenclature-tokens'

/** Which template is shown: of assets that of one type, or of every other one. */
export type WantedTemplate = Pick<Nomenclature, 'entity' | 'asset_type'>

/** What an address asks for; what it does not know is assets. */
export function wantedTemplate({ of, type }: { of?: string; type?: string }): WantedTemplate {
  const entity = NOMENCLATURE_ENTITIES.find((known) => known === of) ?? 'asset'
  return { entity, asset_type: entity === 'asset' ? (type ?? null) : null }
}
