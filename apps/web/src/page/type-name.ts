import { isBuiltInType, type AssetType } from '@plenum/domain/asset-type'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './use-language.ts'

/** Names a type: in words of the language where it is built in, by its company's own name otherwise. */
export function useTypeName(): (type: Pick<AssetType, 'code' | 'name'>) => string {
  const { t } = useTranslation('fields')
  return ({ code, name }) => {
    if (name !== null) return name
    return isBuiltInType(code) ? t(($) => $.type[code]) : code
  }
}

/** Types to choose among, in the order of their names. */
export function useTypeChoices(): (
  types: readonly Pick<AssetType, 'code' | 'name'>[],
) => { value: string; label: string }[] {
  const typeName = useTypeName()
  const language = useLanguage()
  return (types) =>
    types
      .map((type) => ({ value: type.code, label: typeName(type) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
