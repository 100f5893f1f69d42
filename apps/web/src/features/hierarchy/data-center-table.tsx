import type { DataCenter } from '@plenum/domain/place-totals'
import { Badge } from '@plenum/ui/badge'
import { Button } from '@plenum/ui/button'
import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DataCenterMenu } from './data-center-menu.tsx'
import { useFactWords } from './place-words.ts'
import { useTotalsWords } from './use-totals-words.ts'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage } from '#app/page/use-language.ts'

interface DataCenterTableProps {
  nodes: readonly DataCenter[]
  /** Whether these are all of them. */
  isWhole: boolean
  canWrite: boolean
  onMore: () => void
}

// the first two fit a phone, and the edge of the third says that there is more
const TRACKS =
  'minmax(9rem, 1.4fr) 6rem minmax(8rem, 1fr) minmax(8rem, 1fr) 4.5rem 4.5rem 4.5rem 7.5rem 7.5rem 6.5rem'

const NUMBERS = ['floors', 'rooms', 'racks', 'units', 'kilowatts', 'kilograms'] as const

/** Data centres in rows: where they are, what is in them, and how much of it is taken. */
export function DataCenterTable({ nodes, isWhole, canWrite, onMore }: DataCenterTableProps) {
  const { t } = useTranslation('hierarchy')
  const more = useTranslation('assets').t(($) => $.history.more)
  return (
    <Table.Frame tabIndex={0}>
      <Table.Grid
        label={t(($) => $.title)}
        columns={canWrite ? `${TRACKS} 3rem` : TRACKS}
        rowCount={isWhole ? nodes.length + 1 : -1}
      >
        <Table.Head>
          <Table.HeadCell>{t(($) => $.name)}</Table.HeadCell>
          <Table.HeadCell kind="number">{t(($) => $.assets)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.place)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.time_zone)}</Table.HeadCell>
          {NUMBERS.map((name) => (
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
            <Row key={node.id} node={node} rowIndex={index + 2} canWrite={canWrite} />
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

function Row({ node, rowIndex, canWrite }: { node: DataCenter; rowIndex: number; canWrite: boolean }) {
  const { t } = useTranslation('hierarchy')
  const words = useTotalsWords()
  const language = useLanguage()
  const { totals } = node
  const design = node.it_power_design_kw
  const shown = (value: number) => formatNumber(language, value)
  const share = (part: number, whole: number | null) =>
    whole === null ? shown(part) : `${shown(part)} / ${shown(whole)}`
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
        <Link
          to="/app/settings/assets-inventory"
          search={{ location_id: node.id }}
          aria-label={t(($) => $.show_assets, {
            name: node.name,
            shown: formatNumber(language, node.asset_count),
          })}
          className={link({ tone: 'accent' })}
        >
          {formatNumber(language, node.asset_count)}
        </Link>
      </Table.Cell>
      <Table.Cell weight="muted">{useWhere(node)}</Table.Cell>
      <Table.Cell weight="muted">{node.timezone ?? ''}</Table.Cell>
      <Table.Cell kind="number">{shown(totals.floors)}</Table.Cell>
      <Table.Cell kind="number">{shown(totals.rooms)}</Table.Cell>
      <Table.Cell kind="number">{shown(totals.racks)}</Table.Cell>
      <Table.Cell kind="number" title={words.freeBlock(totals)}>
        {totals.units === 0 ? '' : `${shown(totals.units_used)} / ${shown(totals.units)}`}
      </Table.Cell>
      <Table.Cell kind="number" title={`${words.rated(totals)}, ${words.powered(totals)}`}>
        {totals.powered === 0 ? '' : share(Math.round(totals.budget_w / 1000), design)}
      </Table.Cell>
      <Table.Cell kind="number" title={words.weighed(totals)}>
        {totals.weight_kg === 0 ? '' : shown(Math.round(totals.weight_kg))}
      </Table.Cell>
      {canWrite && (
        <Table.Cell>
          <DataCenterMenu node={node} />
        </Table.Cell>
      )}
    </Table.Row>
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
