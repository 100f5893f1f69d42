import type { BrandRecord } from '@plenum/domain/brand'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useCountWords, UsageLink } from './usage-link.tsx'

/** All that is known of a brand. */
export function BrandDetails({ brand }: { brand: BrandRecord }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const countWords = useCountWords()
  const { aliases, website, support_phone, support_portal, notes, models, assets } = brand
  return (
    <DefinitionList>
      <Definition term={t(($) => $.column.models)}>
        <Link
          to="/app/settings/brand-and-models"
          search={{ brand_id: brand.id }}
          className={link({ tone: 'quiet' })}
        >
          {t(($) => $.usage.models, { count: models.value, shown: countWords(models) })}
        </Link>
      </Definition>
      <Definition term={t(($) => $.sheet.in_use)}>
        <UsageLink usage={assets} filter={{ brand_id: brand.id }} />
      </Definition>
      <Definition term={t(($) => $.brand_field.aliases)}>{formatList(language, aliases)}</Definition>
      <Definition term={t(($) => $.brand_field.website)}>
        <WebAddress address={website} />
      </Definition>
      <Definition term={t(($) => $.brand_field.support_phone)}>
        {support_phone !== null && (
          <a href={`tel:${support_phone.replaceAll(/[^\d+]/g, '')}`} className={link()}>
            {support_phone}
          </a>
        )}
      </Definition>
      <Definition term={t(($) => $.brand_field.support_portal)}>
        <WebAddress address={support_portal} />
      </Definition>
      <Definition term={t(($) => $.brand_field.notes)}>
        {notes !== null && <span className={css({ whiteSpace: 'pre-line' })}>{notes}</span>}
      </Definition>
    </DefinitionList>
  )
}

function WebAddress({ address }: { address: string | null }) {
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={`${link()} ${css({ overflowWrap: 'anywhere' })}`}
    >
      {address.replace(/^https?:\/\//, '')}
    </a>
  )
}
