import { at, hall, stand } from './hall.ts'
import { asset } from './world.ts'

/** A company with two generators that run, and one that is no more. */
export async function plant() {
  const all = await hall()
  const generator = async (name: string, place = true) => {
    const made = await all.ada.assets.create(
      asset({ name, asset_type: 'GEN', place: place ? at(all.dataCenter, null, null) : null }),
    )
    return stand(made, 'active')
  }
  const generators = [await generator('G1'), await generator('G2', false)]
  await stand(await all.ada.assets.create(asset({ name: 'G3', asset_type: 'GEN' })), 'out_of_service')
  const made = async () =>
    (await all.ada.work.list({ kind: 'maintenance', ordering: 'code' })).results.map(
      ({ code, wanted_on }) => [code, wanted_on],
    )
  return { ...all, generator, generators, made }
}
