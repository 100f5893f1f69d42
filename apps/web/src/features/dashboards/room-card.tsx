import { csvText } from '@plenum/domain/csv'
import { RESOURCES, takenPart } from '@plenum/domain/capacity'
import type { DashboardPlaces, RoomHeat } from '@plenum/domain/dashboard'
import type { PlanLayer } from '@plenum/domain/room-plan'
import { formatPercent } from '@plenum/i18n/format'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { Skeleton } from '@plenum/ui/skeleton'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '#app/charts/data-table.tsx'
import { part } from '#app/notices/part.ts'
import { saveFile } from '#app/page/save-file.ts'
import { useCapacityWords } from '#app/page/use-capacity-words.ts'
import { useLanguage } from '#app/page/use-language.ts'
import { inRows } from '#app/plan/in-rows.ts'
import { SectionCard } from './section-card.tsx'

// drawing is a part of its own, that numbers do not wait for
const RoomPlanView = part(async () => (await import('./room-plan-view.tsx')).RoomPlanView)

interface RoomCardProps {
  rooms: DashboardPlaces['rooms']
  /** The one that is shown, once it is here. */
  room: RoomHeat | undefined
  chosen: string | undefined
  layer: PlanLayer
  onRoom: (id: string) => void
  onLayer: (layer: PlanLayer) => void
  onOpen: (rack_id: string) => void
}

/** How full the racks of one room are, as they stand, one layer at a time, with a table behind it. */
export function RoomCard({ rooms, room, chosen, layer, onRoom, onLayer, onOpen }: RoomCardProps) {
  const { t } = useTranslation('dashboards')
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
      {room === undefined ? (
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
      {isTable && <DataTable label={t(($) => $.room.table)} {...table} />}
    </SectionCard>
  )
}

function useRoomTable(room: RoomHeat | undefined): { head: string[]; rows: string[][] } {
  const { t } = useTranslation('dashboards')
  const places = useTranslation('hierarchy').t
  const language = useLanguage()
  const { label } = useCapacityWords()
  return {
    head: [t(($) => $.room.rack), ...RESOURCES.map(label), t(($) => $.room.status)],
    rows: (room?.plan.racks ?? []).map(({ name, capacities, status }) => [
      name,
      ...RESOURCES.map((resource) => {
        const taken = takenPart(capacities[resource])
        return taken === null ? t(($) => $.capacity.none) : formatPercent(language, taken)
      }),
      places(($) => $.statuses[status]),
    ]),
  }
}
