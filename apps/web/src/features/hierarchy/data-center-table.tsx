import { RESOURCES, type Resource } from '@plenum/domain/capacity'
import type { UpperLevel } from '@plenum/domain/node-type'
import type { DataCenter, PlaceTotals } from '@plenum/domain/place-totals'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { DataCenterMenu } from './data-center-menu.tsx'
import { useFactWords } from './place-words.ts'
import { useTotalsWords } from './use-totals-words.ts'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { PlaceCapacity } from '#app/page/place-capacity.tsx'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'

interface DataCenterTableProps {
  level: UpperLevel
  nodes: readonly DataCenter[]
  /** Whether these are all of them. */
  isWhole: boolean
  canWrite: boolean
  /** Whether how many assets there are leads to them. */
  seesAssets: boolean
  onMore: () => void
}

// the first two fit a phone, and the edge of the third says that there is more
const TRACKS =
  'minmax(9rem, 1.4fr) 5rem 5.5rem 12rem 13rem 14rem 13rem minmax(8rem, 1fr) minmax(8rem, 1fr) 6.5rem 6.5rem 5.5rem'

/** What is counted of what stands in a place of each level. */
const PLACES = {
  region: ['sites', 'data_centers', 'racks'],
  site: ['data_centers', 'rooms', 'racks'],
  data_center: ['floors', 'rooms', 'racks'],
} as const satisfies Record<UpperLevel, readonly (keyof PlaceTotals)[]>
const RESOURCE_COLUMNS = ['units', 'kilowatts', 'kilograms', 'heat'] as const

/** Data centres, sites or regions in rows: where they are, what is in them, and how much of it is taken. */
export function DataCenterTable({
  level,
  nodes,
  isWhole,
  canWrite,
  seesAssets,
  onMore,
}: DataCenterTableProps) {
  const { t } = useTranslation('hierarchy')
  const more = useTranslation('assets').t(($) => $.history.more)
  return (
    <Table.Frame tabIndex={0} className={css({ '--row-height': '3.25rem' })}>
      <Table.Grid
        label={t(($) => $.levels[level])}
        columns={canWrite ? `${TRACKS} 3rem` : TRACKS}
        rowCount={isWhole ? nodes.length + 1 : -1}
      >
        <Table.Head>
          <Table.HeadCell>{t(($) => $.name)}</Table.HeadCell>
          <Table.HeadCell kind="number">{t(($) => $.assets)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.column.capacity)}</Table.HeadCell>
          {RESOURCE_COLUMNS.map((name) => (
            <Table.HeadCell key={name} kind="number">
              {t(($) => $.column[name])}
            </Table.HeadCell>
          ))}
          <Table.HeadCell>{t(($) => $.place)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.time_zone)}</Table.HeadCell>
          {PLACES[level].map((name) => (
            <Table.HeadCell key={name} kind="number">
              {t(($) => $.column[name])}
            </Table.HeadCell>
          ))}
          {canWrite && (
            <Table.HeadCell>
              <Hidden>{t(($) => $.column.actions)}</Hidden>
            </Table.HeadCell>
          )}
        </Table.Head>
        <Table.Body>
          {nodes.map((node, index) => (
            <Row
              key={node.id}
              level={level}
              node={node}
              rowIndex={index + 2}
              canWrite={canWrite}
              seesAssets={seesAssets}
            />
          ))}
        </Table.Body>
      </Table.Grid>
      {!isWhole && (
        <Table.Note>
          <Button size="compact" onClick={onMore}>
            {more}
          </Button>
        </Table.Note>
      )}
    </Table.Frame>
  )
}

interface RowProps extends Pick<DataCenterTableProps, 'level' | 'canWrite' | 'seesAssets'> {
  node: DataCenter
  rowIndex: number
}

function Row({ level, node, rowIndex, canWrite, seesAssets }: RowProps) {
  const { t } = useTranslation('hierarchy')
  const language = useLanguage()
  const { totals } = node
  const shown = (value: number) => formatNumber(language, value)
  return (
    <Table.Row rowIndex={rowIndex}>
      <Table.Cell weight="strong">
        <Link
          to="/app/settings/hierarchy/$dataCenterId"
          params={{ dataCenterId: node.id }}
          className={link()}
        >
          {node.name}
        </Link>{' '}
        {node.status !== 'active' && <Badge>{t(($) => $.statuses[node.status])}</Badge>}
      </Table.Cell>
      <Table.Cell kind="number">
        {seesAssets ? (
          <Link
            to="/app/settings/assets-inventory"
            search={{ location_id: node.id }}
            aria-label={t(($) => $.show_assets, {
              name: node.name,
              count: node.asset_count,
              shown: shown(node.asset_count),
            })}
            className={link({ tone: 'accent' })}
          >
            {shown(node.asset_count)}
          </Link>
        ) : (
          shown(node.asset_count)
        )}
      </Table.Cell>
      <Table.Cell>
        {totals.capacity.racks > 0 && <PlaceCapacity name={node.name} counters={totals.capacity} size="sm" />}
      </Table.Cell>
      {RESOURCES.map((resource) => (
        <Share key={resource} resource={resource} node={node} />
      ))}
      <Table.Cell weight="muted">{useWhere(node)}</Table.Cell>
      <Table.Cell weight="muted">{node.timezone ?? ''}</Table.Cell>
      {PLACES[level].map((name) => (
        <Table.Cell key={name} kind="number">
          {shown(totals[name])}
        </Table.Cell>
      ))}
      {canWrite && (
        <Table.Cell>
          <DataCenterMenu node={node} />
        </Table.Cell>
      )}
    </Table.Row>
  )
}

/**
 * What is used of a resource and how much there is, of its racks or, where nobody knows that, as it was designed; below it
 * what is reserved and what is free.
 */
function Share({ resource, node }: { resource: Resource; node: DataCenter }) {
  const words = useCapacityWords()
  const { freeBlock } = useTotalsWords()
  const { totals, it_power_design_kw, cooling_design_kw } = node
  const tally = totals.capacity[resource]
  const designed = { space: null, power: it_power_design_kw, weight: null, heat: cooling_design_kw }[resource]
  const limit = tally.limit > 0 ? tally.limit : (designed ?? 0) * 1000
  const used = words.amount(resource, tally.used)
  const notes = [
    words.parts(resource, tally),
    words.gaps(tally),
    resource === 'space' && totals.free_block > 0 && freeBlock(totals),
  ]
  if (totals.capacity.racks === 0) return <Table.Cell kind="number" />
  return (
    <Table.Cell kind="number" title={notes.filter(Boolean).join(', ')}>
      <span>
        {limit === 0 ? used : `${used} / ${words.amount(resource, limit)}`}{' '}
        <span className={css({ display: 'block', textStyle: 'caption', color: 'text.muted' })}>
          {words.rest(resource, tally)}
        </span>
      </span>
    </Table.Cell>
  )
}

/** City and country where they are known, else what it stands in. */
function useWhere({ city, country, trail }: DataCenter): string {
  const { countryName } = useFactWords()
  const said = [city, country === null ? null : countryName(country)].filter((part) => part !== null)
  if (said.length > 0) return said.join(', ')
  return trail
    .slice(0, -1)
    .map((step) => step.name)
    .join(' › ')
}
