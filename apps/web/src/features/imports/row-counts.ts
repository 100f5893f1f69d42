import type { ImportCounts } from '@plenum/domain/asset-import'

/** The rows that wait to be imported, by what they would do. */
export const rowsOf = (
  { good, changed, unchanged }: Pick<ImportCounts, 'good' | 'changed' | 'unchanged'> = {
    good: 0,
    changed: 0,
    unchanged: 0,
  },
) => ({
  created: good - changed - unchanged,
  changed,
  unchanged,
})
