import { MAX_PLACES_AT, type PlaceAt, type PlacesAt } from '@plenum/domain/place-timeline'
import type { PlaceNode } from '@plenum/domain/node'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { useWords } from '#app/page/use-words.ts'

interface PlacesAtTableProps {
  place: Pick<PlaceNode, 'name'>
  standing: PlacesAt
  /** As the headings around it ask for. */
  level?: 2 | 3
  /** Between the place itself and one below it, by their names. */
  wayTo: (id: string) => string
  onOpen: (id: string) => void
}

const TRACKS = 'minmax(8rem, 2fr) repeat(5, minmax(4.5rem, 1fr))'

/** What stands in the racks and places below a place on a day, in numbers. */
export function PlacesAtTable({ place, standing, level = 3, wayTo, onOpen }: PlacesAtTableProps) {
  useWords('racks')
  const { t } = useTranslation('time')
  const language = useLanguage()
  const { all, places, is_whole } = standing
  if (places.length === 0) return <p className={css({ color: 'text.muted' })}>{t(($) => $.none)}</p>
  const Heading = `h${level}` as const
  const label = t(($) => $.standing, { name: place.name })
  return (
    <section className={stack({ gap: '2', minWidth: '0' })}>
      <Heading className={css({ textStyle: 'strong' })}>{label}</Heading>
      <Table.Frame tabIndex={0} className={css({ borderRadius: 'card', border: 'hairline' })}>
        <Table.Grid label={label} columns={TRACKS} rowCount={places.length + 2}>
          <Table.Head>
            <Table.HeadCell>{t(($) => $.column.place)}</Table.HeadCell>
            <Table.HeadCell kind="number">{t(($) => $.column.assets)}</Table.HeadCell>
            <Table.HeadCell kind="number">{t(($) => $.column.units)}</Table.HeadCell>
            <Table.HeadCell kind="number">{t(($) => $.column.free)}</Table.HeadCell>
            <Table.HeadCell kind="number">{t(($) => $.column.came)}</Table.HeadCell>
            <Table.HeadCell kind="number">{t(($) => $.column.left)}</Table.HeadCell>
          </Table.Head>
          <Table.Body>
            <Table.Row rowIndex={2}>
              <Table.Cell weight="strong">{t(($) => $.all)}</Table.Cell>
              <Numbers of={all} />
            </Table.Row>
            {places.map((each, index) => (
              <Table.Row key={each.id} rowIndex={index + 3} openable onClick={() => onOpen(each.id)}>
                <Table.Cell weight="strong" title={each.name}>
                  <button type="button" className={link()} onClick={() => onOpen(each.id)}>
                    {each.name}
                  </button>{' '}
                  <span className={css({ color: 'text.muted', fontWeight: 'regular' })}>
                    {wayTo(each.id)}
                  </span>
                </Table.Cell>
                <Numbers of={each} />
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Grid>
      </Table.Frame>
      {!is_whole && (
        <p className={css({ textStyle: 'caption', color: 'text.muted' })}>
          {t(($) => $.places_cut, { count: MAX_PLACES_AT, shown: formatNumber(language, MAX_PLACES_AT) })}
        </p>
      )}
    </section>
  )
}

function Numbers({ of }: { of: Pick<PlaceAt, 'assets' | 'units' | 'units_used' | 'came' | 'left'> }) {
  const language = useLanguage()
  const shown = (value: number) => formatNumber(language, value)
  const { assets, units, units_used, came, left } = of
  const isRack = units !== null && units > 0
  return (
    <>
      <Table.Cell kind="number">{shown(assets)}</Table.Cell>
      <Table.Cell kind="number">{isRack ? shown(units_used) : ''}</Table.Cell>
      <Table.Cell kind="number">{isRack ? shown(units - units_used) : ''}</Table.Cell>
      <Table.Cell kind="number">{came > 0 ? `+${shown(came)}` : ''}</Table.Cell>
      <Table.Cell kind="number">{left > 0 ? `−${shown(left)}` : ''}</Table.Cell>
    </>
  )
}
