import type { RoomPlan } from '@plenum/domain/room-plan'
import { css } from '@plenum/ui/css'
import { useNavigate } from '@tanstack/react-router'
import { PlaceAtView } from '#app/time/place-at.tsx'

interface RoomOnDayProps {
  plan: RoomPlan
  day: string
}

/** What stands in a room on another day than today, in rows; a row leads to its place on that day. */
export function RoomOnDay({ plan: { id, room, racks }, day }: RoomOnDayProps) {
  const navigate = useNavigate()
  const centre = room.trail.find(({ type }) => type === 'data_center')
  const open = (place: string) => {
    if (racks.some((rack) => rack.id === place))
      void navigate({
        to: '/app/settings/hierarchy/rack/$rackId',
        params: { rackId: place },
        search: { at: day },
      })
    else if (centre !== undefined)
      void navigate({
        to: '/app/settings/hierarchy/$dataCenterId',
        params: { dataCenterId: centre.id },
        search: { at: day, place },
      })
  }
  return (
    <div className={css({ mt: '5' })}>
      <PlaceAtView place={{ id, name: room.name }} day={day} level={2} wayTo={() => ''} onOpen={open} />
    </div>
  )
}
