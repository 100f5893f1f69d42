import { css } from '@plenum/ui/css'
import { Skeleton } from '@plenum/ui/skeleton'

const ROWS = 14
const widths = ['long', 'medium', 'long', 'short', 'medium'] as const

/** Stands in the shape of a list while its first rows come. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={css({ flex: '1', overflow: 'hidden' })}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          className={css({ display: 'flex', alignItems: 'center', gap: '6', height: 'row', px: '3' })}
        >
          {widths.map((name, column) => (
            <Skeleton key={`${name} ${column}`} width={widths[(row + column) % widths.length] ?? 'medium'} />
          ))}
        </div>
      ))}
    </div>
  )
}
