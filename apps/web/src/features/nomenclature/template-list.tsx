import type { Nomenclature } from '@plenum/domain/nomenclature'
import { NOMENCLATURE_ENTITIES } from '@plenum/domain/nomenclature-tokens'
import { useTranslation } from '@plenum/i18n/react'
import { css, cx } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { WantedTemplate } from './wanted-template.ts'
import { useTypes } from './type-name.ts'

interface TemplateListProps {
  all: readonly Nomenclature[]
  wanted: WantedTemplate
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const entry = css({ justifyContent: 'flex-start', minWidth: '0' })

/** Every template by what it is for; places that have none are there to be given one. */
export function TemplateList({ all, wanted }: TemplateListProps) {
  const { t } = useTranslation('nomenclature')
  const { nameOf } = useTypes()
  const ofAssets = all.filter(({ entity }) => entity === 'asset')
  return (
    <nav aria-label={t(($) => $.list)} className={stack({ gap: '4' })}>
      <section className={stack({ gap: '2' })} aria-label={t(($) => $.entity.asset)}>
        <h2 className={css({ textStyle: 'label' })}>{t(($) => $.entity.asset)}</h2>
        <ul className={row}>
          {ofAssets.map(({ id, asset_type }) => (
            <Entry
              key={id}
              of={{ entity: 'asset', asset_type }}
              wanted={wanted}
              name={
                asset_type !== null
                  ? nameOf(asset_type)
                  : ofAssets.length === 1
                    ? t(($) => $.all_types)
                    : t(($) => $.others)
              }
            />
          ))}
        </ul>
      </section>
      <section className={stack({ gap: '2' })} aria-label={t(($) => $.other_entities)}>
        <h2 className={css({ textStyle: 'label' })}>{t(($) => $.other_entities)}</h2>
        <ul className={row}>
          {NOMENCLATURE_ENTITIES.filter((entity) => entity !== 'asset').map((entity) => (
            <Entry
              key={entity}
              of={{ entity, asset_type: null }}
              wanted={wanted}
              name={
                all.some((made) => made.entity === entity)
                  ? t(($) => $.entity[entity])
                  : t(($) => $.no_template_yet, { entity: t(($) => $.entity[entity]) })
              }
            />
          ))}
        </ul>
      </section>
    </nav>
  )
}

interface EntryProps {
  of: WantedTemplate
  wanted: WantedTemplate
  name: string
}

function Entry({ of: { entity, asset_type }, wanted, name }: EntryProps) {
  const isShown = entity === wanted.entity && asset_type === wanted.asset_type
  return (
    <li>
      <Link
        to="/app/settings/nomenclature"
        search={{ of: entity === 'asset' ? undefined : entity, type: asset_type ?? undefined }}
        aria-current={isShown ? 'page' : undefined}
        className={cx(button({ tone: isShown ? 'neutral' : 'quiet' }), entry)}
      >
        {name}
      </Link>
    </li>
  )
}
