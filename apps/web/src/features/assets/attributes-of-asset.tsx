import type { Asset } from '@plenum/domain/asset'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAttributeWords } from '#app/attributes/use-attribute-words.ts'
import { libraryQueries } from './queries.ts'

/** What an asset has of its type's own attributes; nothing where the type has none. */
export function AttributesOfAsset({ asset }: { asset: Asset }) {
  const words = useAttributeWords()
  const { t } = useTranslation('attributes')
  const titleId = useId()
  const { data: types = [] } = useQuery(libraryQueries.types())
  const { attributes: definitions = [] } = types.find(({ code }) => code === asset.asset_type) ?? {}
  if (definitions.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={css({ display: 'grid', gap: '3', mt: '6' })}>
      <h3 id={titleId} className={css({ textStyle: 'label' })}>
        {t(($) => $.title)}
      </h3>
      <DefinitionList>
        {definitions.map((definition) => {
          const value = asset.attributes?.[definition.key] ?? null
          return (
            <Definition key={definition.key} term={words.name(definition)}>
              {value === null ? '\u2003' : words.value(definition, value)}
            </Definition>
          )
        })}
      </DefinitionList>
    </section>
  )
}
