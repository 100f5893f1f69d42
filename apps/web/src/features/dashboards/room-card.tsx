import { csvText } from '@plenum/domain/csv'
import { RESOURCES, takenPart } from '@plenum/domain/capacity'
import type { DashboardPlaces, RoomHeat } from '@plenum/domain/dashboard'
import { daysSince, type PlanLayer } from '@plenum/domain/room-plan'
import { formatNumber, formatPercent } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { ErrorState } from '@plenum/ui/error-state'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { Skeleton } from '@plenum/ui/skeleton'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DataTable, type DataRow } from '#app/charts/data-table.tsx'
import { part } from '#app/notices/part.ts'
import { saveFile } from '#app/page/save-file.ts'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'
import { inRows } from '#app/plan/in-rows.ts'
import { FigureLink } from './figure.tsx'
import { SectionCard } from './section-card.tsx'

// drawing is a part of its own, that numbers do not wait for
const RoomPlanView = part(async () => (await import('./room-plan-view.tsx')).RoomPlanView)

interface RoomCardProps {
  rooms: DashboardPlaces['rooms']
  /** The one that is shown, once it is here. */
  room: RoomHeat | undefined
  chosen: string | undefined
  /** Asks for it again, where it could not be had. */
  onRetry: (() => void) | null
  layer: PlanLayer
  /** The day that it is told for, where that is not today. */
  day: string | undefined
  onRoom: (id: string) => void
  onLayer: (layer: PlanLayer) => void
  onOpen: (rack_id: string) => void
}

/** How full the racks of one room are, as they stand, one layer at a time, with a table behind it. */
export function RoomCard({
  rooms,
  room,
  chosen,
  onRetry,
  layer,
  day,
  onRoom,
  onLayer,
  onOpen,
}: RoomCardProps) {
  const { t } = useTranslation('dashboards')
  const common = useTranslation('common').t
  const [isTable, setTable] = useState(false)
  const table = useRoomTable(room)
  if (rooms.length === 0)
    return (
      <SectionCard title={t(($) => $.room.title)}>
        <p className={css({ color: 'text.muted' })}>{t(($) => $.room.none)}</p>
      </SectionCard>
    )
  const isDrawn = room?.plan.racks.some(({ x_mm }) => x_mm !== null) ?? true
  return (
    <SectionCard
      title={t(($) => $.room.title)}
      actions={
        <Select
          aria-label={t(($) => $.room.choose)}
          value={chosen ?? ''}
          onChange={({ target }) => onRoom(target.value)}
        >
          {rooms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      }
    >
      {onRetry !== null ? (
        <ErrorState
          title={t(($) => $.room.failed)}
          actions={<Button onClick={onRetry}>{common(($) => $.actions.retry)}</Button>}
        />
      ) : room === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          {!isDrawn && (
            <p className={css({ textStyle: 'caption', color: 'text.muted' })}>{t(($) => $.room.rows)}</p>
          )}
          <RoomPlanView
            plan={{ ...room.plan, racks: inRows(room.plan.racks, room.rows) }}
            layer={layer}
            onLayer={onLayer}
            onOpen={onOpen}
          />
        </Suspense>
      )}
      <div className={hstack({ gap: '1' })}>
        <Button size="compact" tone="quiet" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {t(($) => $.room.table)}
        </Button>
        <Button
          size="compact"
          tone="quiet"
          onClick={() =>
            saveFile(
              t(($) => $.chart.file),
              csvText([table.head, ...table.rows]),
            )
          }
        >
          <Download aria-hidden="true" />
          {t(($) => $.chart.csv)}
        </Button>
      </div>
      {isTable && room && (
        <DataTable
          label={t(($) => $.room.table)}
          head={table.head}
          rows={room.plan.racks.map(({ id }, at) => linkedRow(table, { id, day, at }))}
        />
      )}
    </SectionCard>
  )
}

interface RoomTable {
  head: string[]
  rows: [string, ...string[]][]
}

/** A row whose numbers lead to the rack that they are of. */
function linkedRow(
  { head, rows }: RoomTable,
  { id, day, at }: { id: string; day: string | undefined; at: number },
): DataRow {
  const [rack = '', ...cells] = rows[at] ?? []
  const linked = cells.map((text, column) =>
    NUMBER.test(text) ? (
      <FigureLink
        key={head[column + 1]}
        name={`${rack}, ${head[column + 1] ?? ''}`}
        text={text}
        to="/app/settings/hierarchy/rack/$rackId"
        params={{ rackId: id }}
        search={day === undefined ? {} : { at: day }}
      />
    ) : (
      text
    ),
  )
  return [rack, ...linked]
}

const NUMBER = /\d/

function useRoomTable(room: RoomHeat | undefined): RoomTable {
  const { t } = useTranslation('dashboards')
  const places = useTranslation('hierarchy').t
  const language = useLanguage()
  const { label } = useCapacityWords()
  const [now] = useState(() => new Date())
  return {
    head: [t(($) => $.room.rack), ...RESOURCES.map(label), t(($) => $.room.status), t(($) => $.room.age)],
    rows: (room?.plan.racks ?? []).map(({ name, capacities, status, changed_at }) => [
      name,
      ...RESOURCES.map((resource) => {
        const taken = takenPart(capacities[resource])
        return taken === null ? t(($) => $.capacity.none) : formatPercent(language, taken)
      }),
      places(($) => $.statuses[status]),
      formatNumber(language, daysSince(changed_at, now)),
    ]),
  }
}
