import type { Asset } from '@plenum/domain/asset'
import type { Ref } from '@plenum/domain/ref'
import { useState } from 'react'

/** The names of records that a form knows by id only. */
export interface Names {
  nameOf: (id: string) => string
  learn: (ref: Pick<Ref, 'id' | 'name'>) => void
}

const refsOf = (asset: Asset | null | undefined) =>
  asset ? [asset.owner, asset.brand, asset.model].filter((ref) => ref !== null) : []

/** The names some assets bring, and those chosen since. */
export function useNames(assets: readonly (Asset | null | undefined)[]): Names {
  const [learned, setLearned] = useState<readonly Pick<Ref, 'id' | 'name'>[]>([])
  return {
    nameOf: (id) => [...learned, ...assets.flatMap(refsOf)].find((ref) => ref.id === id)?.name ?? '',
    learn: (ref) => setLearned((before) => [ref, ...before]),
  }
}
