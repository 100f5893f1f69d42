import { askedOf, ReportQuery, type ReportName } from '@plenum/domain/report'
import * as v from 'valibot'

const INVENTORY = '/app/settings/assets-inventory'

/** The list that shows the same records as a report, where there is one. */
export function listOf(name: ReportName, query: ReportQuery) {
  const { place_id, asset_type, status, owner_id } = query
  const same = { location_id: place_id, asset_type, status, owner_id }
  if (name === 'asset_register') return { to: INVENTORY, search: same } as const
  const { ending, from, to } = askedOf(name, v.parse(ReportQuery, query))
  if (name !== 'warranty') return null
  const days =
    ending === 'warranty' ? { warranty_from: from, warranty_to: to } : { eol_from: from, eol_to: to }
  return { to: INVENTORY, search: { ...same, ...days } } as const
}
