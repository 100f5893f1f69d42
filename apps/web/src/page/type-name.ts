import type { AssetType } from '@plenum/domain/asset-type'
import { useLanguage, useTranslation } from '@plenum/i18n/react'

/** Names a type: in words of the language where it is built in, by its company's own name otherwise. */
export function useTypeName(): (type: Pick<AssetType, 'code' | 'name'>) => string {
  const { t } = useTranslation('fields')
  // the words themselves say which types are built in: no page need begin with a list of those
  const words: Readonly<Record<string, string>> = t(($) => $.type, { returnObjects: true })
  return ({ code, name }) => name ?? words[code] ?? code
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
