import type { AssetType } from '@plenum/domain/asset-type'
import { useQuery } from '@tanstack/react-query'
import { useTypeName } from '#app/page/type-name.ts'
import { nomenclatureQueries } from './queries.ts'

const NO_TYPES: readonly AssetType[] = []

/** The types of assets and what they are called. */
export function useTypes(): { types: readonly AssetType[]; nameOf: (code: string) => string } {
  const typeName = useTypeName()
  const { data: types = NO_TYPES } = useQuery(nomenclatureQueries.types())
  const nameOf = (code: string) =>
    typeName({ code, name: types.find((type) => type.code === code)?.name ?? null })
  return { types, nameOf }
}
