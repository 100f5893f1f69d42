import { RESOURCES, type Resource } from '@plenum/domain/capacity'
import type { PlaceNode } from '@plenum/domain/node'
import { factsOf } from '@plenum/domain/place-facts'
import type { PlaceTotals } from '@plenum/domain/place-totals'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { InOrder } from '@plenum/ui/in-order'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlaceCapacity } from '#app/page/place-capacity.tsx'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'
import { useFactWords } from './place-words.ts'
import { useTotalsWords } from './use-totals-words.ts'

interface PlaceDetailsProps {
  place: PlaceNode
  /** Undefined while they are not here yet, null where none are shown. */
  totals: PlaceTotals | null | undefined
  /** Whether how many assets there are leads to them. */
  seesAssets: boolean
}

/** What is known of a place, and what stands in it. */
export function PlaceDetails({ place, totals, seesAssets }: PlaceDetailsProps) {
  const { t } = useTranslation('hierarchy')
  const fields = useTranslation('fields').t
  const words = useFactWords()
  const language = useLanguage()
  const facts = factsOf(place.type)
  const known = facts.filter((fact) => place[fact] !== null)
  const missing = facts.filter((fact) => place[fact] === null).map(words.label)
  return (
    <InOrder className={stack({ gap: '6' })}>
      {totals === undefined && <Skeleton shape="block" />}
      {totals && <Numbers place={place} totals={totals} seesAssets={seesAssets} />}
      <Section title={t(($) => $.facts)}>
        <Definition term={t(($) => $.type)}>{fields(($) => $.node[place.type])}</Definition>
        <Definition term={t(($) => $.code)} kind="code">
          {place.code}
        </Definition>
        <Definition term={t(($) => $.status)}>
          <Badge>{t(($) => $.statuses[place.status])}</Badge>
        </Definition>
        {known.map((fact) => (
          <Definition
            key={fact}
            term={words.label(fact)}
            {...(fact === 'serial_number' && { kind: 'code' as const })}
          >
            {words.value(fact, place[fact])}
          </Definition>
        ))}
        {place.description !== null && (
          <Definition term={t(($) => $.description)}>
            <span className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
              {place.description}
            </span>
          </Definition>
        )}
      </Section>
      {missing.length > 0 && (
        <p className={css({ textStyle: 'caption', color: 'text.muted', maxWidth: 'prose' })}>
          {t(($) => $.missing, { facts: formatList(language, missing) })}
        </p>
      )}
    </InOrder>
  )
}

function Numbers({ place, totals, seesAssets }: PlaceDetailsProps & { totals: PlaceTotals }) {
  const { t } = useTranslation('hierarchy')
  const words = useTotalsWords()
  const capacity = useCapacityWords()
  const notes = (resource: Resource) =>
    [
      resource === 'space' && totals.free_block > 0 && words.freeBlock(totals),
      capacity.gaps(totals.capacity[resource]),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Section
      title={t(($) => $.numbers)}
      lead={totals.capacity.racks > 0 && <PlaceCapacity name={place.name} counters={totals.capacity} />}
    >
      {place.type !== 'rack' && <Definition term={t(($) => $.places)}>{words.places(totals)}</Definition>}
      <Definition term={t(($) => $.assets)}>
        {seesAssets ? (
          <Link
            to="/app/settings/assets-inventory"
            search={{ location_id: place.id }}
            className={link({ tone: 'accent' })}
          >
            {words.assets(totals.assets)}
          </Link>
        ) : (
          words.assets(totals.assets)
        )}
      </Definition>
      {totals.capacity.racks > 0 &&
        RESOURCES.map((resource) => (
          <Definition key={resource} term={capacity.label(resource)}>
            <Said note={notes(resource)}>{capacity.parts(resource, totals.capacity[resource])}</Said>
          </Definition>
        ))}
    </Section>
  )
}

function Said({ note, children }: { note: string; children: ReactNode }) {
  return (
    <>
      {children}
      {note !== '' && (
        <span className={css({ display: 'block', textStyle: 'caption', color: 'text.muted' })}>{note}</span>
      )}
    </>
  )
}

function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={stack({ gap: '2' })}>
      <h3 className={css({ textStyle: 'strong' })}>{title}</h3>
      {lead}
      <DefinitionList>{children}</DefinitionList>
    </section>
  )
}
