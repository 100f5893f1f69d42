import { isBuiltInType, type AssetType } from '@plenum/domain/asset-type'
import { useTranslation } from 'react-i18next'

/** Names a type: in words of the language where it is built in, by its company's own name otherwise. */
export function useTypeName(): (type: Pick<AssetType, 'code' | 'name'>) => string {
  const { t } = useTranslation('fields')
  return ({ code, name }) => {
    if (name !== null) return name
    return isBuiltInType(code) ? t(($) => $.type[code]) : code
  }
}
