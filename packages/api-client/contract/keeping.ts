import type { ReservationInput, ReservedPlace } from '@plenum/domain/reservation'
import { hall } from './hall.ts'
import { advance, join, PASSWORD, type Connection } from './world.ts'
import { inDays } from './yard.ts'

/** A place of two units at the front of a rack. */
export const keptAt = (node_id: string, over: Partial<ReservedPlace> = {}): ReservedPlace => ({
  node_id,
  position: 20,
  face: 'front',
  u_height: 2,
  ...over,
})

/** What reserves places of two units in a rack for a month. */
export const reservation = (
  node_id: string,
  said: Partial<Omit<ReservationInput, 'places'>> & Pick<ReservationInput, 'owner_id'>,
  places: readonly Partial<ReservedPlace>[] = [{}],
): ReservationInput => ({
  reason: 'Servers of the payments team',
  expires_on: inDays(30),
  ...said,
  places: places.map((place) => keptAt(node_id, place)),
})

interface KeptFor {
  rack: { id: string }
  asset_id: string
  model_id: string
  mark: string
}

/** A reservation of somebody for an asset and a model. */
export async function keptFor(
  who: Connection & { user: { id: string } },
  { rack, mark, ...purpose }: KeptFor,
) {
  const said = { owner_id: who.user.id, reason: `${mark} reserved` }
  const { ids } = await who.reservations.create(reservation(rack.id, said, [purpose]))
  return who.reservations.get(ids[0] ?? '')
}

/** A hall in which its founder reserves units, and somebody of a team who reads places only. */
export async function keeping() {
  const all = await hall()
  const { ada, r01 } = all
  const grace = await join(ada, { hierarchy: 'onlyRead', assets: 'onlyRead' })
  const me = await grace.auth.me()
  /** Reserves places of the first rack and gives them. */
  const keep = async (
    places: readonly Partial<ReservedPlace>[] = [{}],
    said: Partial<Omit<ReservationInput, 'places'>> = {},
  ) => {
    const done = await ada.reservations.create(
      reservation(r01.id, { owner_id: ada.user.id, ...said }, places),
    )
    return { ...done, kept: await Promise.all(done.ids.map((id) => ada.reservations.get(id))) }
  }
  return { ...all, grace, me, keep }
}

/** Days later, signed in again. */
export async function later(who: Connection, days: number): Promise<void> {
  const { email } = await who.auth.me()
  advance(days * 864e5)
  await who.auth.login({ email, password: PASSWORD })
}
