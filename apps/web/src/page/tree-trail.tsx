import type { TrailStep } from '@plenum/domain/node-type'
import { useTranslation } from '@plenum/i18n/react'
import { Place } from '@plenum/ui/place'
import { Link } from '@tanstack/react-router'
import { placeInTree } from './place-in-tree.ts'

/** Where a room or a rack is, by its way from the top: each part above it leads to its place in the tree of its data centre. */
export function TreeTrail({ trail }: { trail: readonly TrailStep[] }) {
  const { t } = useTranslation('fields')
  return (
    <Place
      label={t(($) => $.asset.location)}
      parts={trail.slice(0, -1)}
      link={({ id }, props) => <Link {...placeInTree(id, trail)} {...props} />}
    />
  )
}
