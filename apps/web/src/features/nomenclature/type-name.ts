import { isBuiltInType, type AssetType } from '@plenum/domain/asset-type'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nomenclatureQueries } from './queries.ts'

const NO_TYPES: readonly AssetType[] = []

/** The types of assets and what they are called. */
export function useTypes(): { types: readonly AssetType[]; nameOf: (code: string) => string } {
  const { t } = useTranslation('fields')
  const { data: types = NO_TYPES } = useQuery(nomenclatureQueries.types())
  const nameOf = (code: string) =>
    types.find((type) => type.code === code)?.name ?? (isBuiltInType(code) ? t(($) => $.type[code]) : code)
  return { types, nameOf }
}
