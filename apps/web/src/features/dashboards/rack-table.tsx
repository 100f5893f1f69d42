import { RESOURCES } from '@plenum/domain/capacity'
import type { RackRow } from '@plenum/domain/dashboard'
import { useTranslation } from '@plenum/i18n/react'
import * as Table from '@plenum/ui/data-table'
import { Place } from '@plenum/ui/place'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlaceCapacity } from '#app/page/place-capacity.tsx'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'

interface RackTableProps {
  racks: readonly RackRow[]
  /** The day that is told of, where that is not today. */
  day: string | undefined
  isWhole: boolean
  /** Under the rows. */
  more: ReactNode
}

const TRACKS = 'minmax(5rem, 1fr) minmax(13rem, 4fr) 6rem 5.5rem repeat(4, 7.5rem) 8rem'

/** Racks in rows, with what each has left. */
export function RackTable({ racks, day, isWhole, more }: RackTableProps) {
  const { t } = useTranslation('dashboards')
  const places = useTranslation('hierarchy').t
  const words = useCapacityWords()
  return (
    <Table.Frame tabIndex={0}>
      <Table.Grid label={t(($) => $.racks.title)} columns={TRACKS} rowCount={isWhole ? racks.length + 1 : -1}>
        <Table.Head>
          <Table.HeadCell>{t(($) => $.racks.rack)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.racks.where)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.racks.status)}</Table.HeadCell>
          <Table.HeadCell>{t(($) => $.racks.capacity)}</Table.HeadCell>
          {RESOURCES.map((resource) => (
            <Table.HeadCell key={resource} kind="number">
              {t(($) => $.racks.left, {
                resource: words.label(resource),
                unit: places(($) => $.capacity.unit[resource]),
              })}
            </Table.HeadCell>
          ))}
          <Table.HeadCell kind="number">{t(($) => $.racks.block)}</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {racks.map((rack, index) => (
            <Table.Row key={rack.id} rowIndex={index + 2}>
              <Table.Cell weight="strong">
                <Link
                  to="/app/settings/hierarchy/rack/$rackId"
                  params={{ rackId: rack.id }}
                  search={day === undefined ? {} : { at: day }}
                  className={link()}
                >
                  {rack.name}
                </Link>
              </Table.Cell>
              <Table.Cell weight="muted">
                <Place parts={rack.trail.slice(0, -1)} />
              </Table.Cell>
              <Table.Cell>{places(($) => $.statuses[rack.status])}</Table.Cell>
              <Table.Cell>
                <PlaceCapacity name={rack.name} counters={sharesOf(rack)} size="sm" />
              </Table.Cell>
              {RESOURCES.map((resource) => {
                const { free } = rack.capacities[resource]
                return (
                  <Table.Cell key={resource} kind="number">
                    {free === null ? '' : words.amount(resource, free)}
                  </Table.Cell>
                )
              })}
              <Table.Cell kind="number">{words.amount('space', rack.free_block)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Grid>
      {more && <Table.Note>{more}</Table.Note>}
    </Table.Frame>
  )
}

const shareOf = ({ limit, used, reserved }: RackRow['capacities']['space']) => ({
  limit: limit ?? 0,
  used,
  reserved,
  unlimited: limit === null ? 1 : 0,
})

const sharesOf = ({ capacities: { space, power, weight, heat } }: RackRow) => ({
  space: shareOf(space),
  power: shareOf(power),
  weight: shareOf(weight),
  heat: shareOf(heat),
})
