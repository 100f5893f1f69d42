import type { AssetStatus } from '@plenum/domain/asset'
import type { PlaceInput } from '@plenum/domain/placement'
import { at, hall, type hallOf, stand } from './hall.ts'
import { now, type Connection } from './world.ts'

export const why = { reason: 'Agreed with the owner', category: 'planned_work' } as const

/** A hall whose servers are known well enough to be racked. */
export function yardOf(all: ReturnType<typeof hallOf>) {
  const { ada } = all
  let made = 0
  /** A server of a status, two units above the last one where no place is said. */
  const known = async (status: AssetStatus, place?: PlaceInput) => {
    made += 1
    const seen = await all.server(`Web ${made}`, place ?? at(all.r01, made * 2))
    const identity = { serial_number: `SN-${made}`, owner_id: ada.user.id, cords_a: 1, cords_b: 1 }
    return stand(await ada.assets.update(seen, identity), status)
  }
  return { ...all, known }
}

export const yard = async () => yardOf(await hall())

export async function lastBatch({ history }: Connection): Promise<string> {
  return (await history.list({ limit: 1 })).results[0]?.id ?? ''
}

/** A day so many days from now, as a date. */
export const inDays = (days: number) => new Date(now().getTime() + days * 864e5).toISOString().slice(0, 10)
