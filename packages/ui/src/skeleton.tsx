import { skeleton } from '@plenum/ui/recipes'

interface SkeletonProps {
  shape?: 'line' | 'title' | 'control' | 'block' | 'round'
  width?: 'full' | 'long' | 'medium' | 'short'
}

/** Stands in the shape of what comes; invisible for the first 150 ms, and to screen readers. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width: shape === 'round' ? 'own' : width })} />
}
