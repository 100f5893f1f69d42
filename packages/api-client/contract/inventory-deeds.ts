import type { Asset, AssetPatch, AssetStatus } from '@plenum/domain/asset'
import { blankDocument } from '@plenum/domain/file'
import { blankModel } from '@plenum/domain/library'
import { TRANSITIONS } from '@plenum/domain/transition'
import { at, type hall } from './hall.ts'
import { pdf, png } from './uploads.ts'
import { inDays, why } from './yard.ts'

export type Hall = Awaited<ReturnType<typeof hall>>

/** What deeds are picked with. */
export function picking({ ada }: Hall, chance: () => number) {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)]
  const assets = async () => (await ada.assets.list({ limit: 100, ordering: 'code' })).results
  const onOne = (act: (one: Asset) => Promise<unknown>) => async () => {
    const one = pick(await assets())
    return one === undefined ? undefined : act(one)
  }
  return { pick, assets, onOne, word: () => `w${Math.floor(chance() * 1e6)}` }
}

/** Things a person does to an inventory, picked by chance; null where what was picked cannot be done just now. */
export function deeds(hall: Hall, chance: () => number) {
  const { ada, r01, r02, server } = hall
  const { pick, onOne, word } = picking(hall, chance)
  const patchOf = (): AssetPatch => {
    const all: AssetPatch = {
      name: word(),
      hostname: pick([null, word()]) ?? null,
      notes: pick([null, word(), 'Twice\n"quoted" ñ']) ?? null,
      asset_type: pick(['SRV', 'SWI', 'OTH']) ?? 'OTH',
      owner_id: pick([null, ada.user.id]) ?? null,
      priority: pick(['low', 'medium', 'high'] as const) ?? 'low',
      purchase_date: pick([null, '2024-01-15', '2025-02-28']) ?? null,
      warranty_date: pick([null, '2030-01-01']) ?? null,
    }
    const kept = Object.entries(all).filter(() => chance() < 0.35)
    return kept.length === 0 ? { name: word() } : Object.fromEntries(kept)
  }
  const photo = async (to: Asset) => {
    const { id } = await ada.files.upload(png(`${word()}.png`), { purpose: 'asset_photo' })
    await ada.assetFiles.addPhotos(to.id, [id])
  }
  const place = () =>
    at(pick([r01, r02]) ?? r01, 1 + Math.floor(chance() * 40), pick(['front', 'rear'] as const))
  const onPhoto = (
    act: (one: Asset, photo: { id: string; version: number }, all: string[]) => Promise<unknown>,
  ) =>
    onOne(async (one) => {
      const { results } = await ada.assetFiles.photos(one.id)
      const found = pick(results)
      return (
        found &&
        act(
          one,
          found,
          results.map(({ id }) => id),
        )
      )
    })
  const onDocument = (act: (one: Asset, document: { id: string; version: number }) => Promise<unknown>) =>
    onOne(async (one) => {
      const found = pick((await ada.assetFiles.documents(one.id)).results)
      return found && act(one, found)
    })
  return [
    () => server(word(), chance() < 0.5 ? place() : null),
    onOne((one) => ada.assets.update(one, patchOf())),
    onOne((one) => ada.assets.update(one, patchOf())),
    onOne((one) => ada.assets.verify(one, { method: pick(['by_hand', 'scan'] as const) ?? 'scan' })),
    onOne((one) => ada.assets.move(one, { ...place(), reason: pick([null, word()]) ?? null })),
    onOne((one) => ada.assets.move(one, { ...place(), planned_for: inDays(1 + Math.floor(chance() * 9)) })),
    onOne((one) => {
      const to = pick<AssetStatus>(TRANSITIONS[one.status]) ?? 'received'
      return ada.assets.transition(one, { to, ...why })
    }),
    onOne((one) => ada.assets.decommission(one, { ...why, close: chance() < 0.5, bears_data: false })),
    onOne(async (one) => {
      const host = pick(
        (await ada.assets.list({ limit: 100 })).results.filter(({ location }) => location !== null),
      )
      const slot = pick([null, '1', '2']) ?? null
      const into = { position: null, face: null, host_id: host?.id, slot }
      return host?.location && ada.assets.move(one, { node_id: host.location.node_id, ...into })
    }),
    onOne((one) => ada.assets.move(one, at(pick([r01, r02]) ?? r01, null, null))),
    onOne(photo),
    onPhoto((one, found) =>
      ada.assetFiles.updatePhoto(one.id, found, { caption: pick([null, word()]) ?? null }),
    ),
    onPhoto((one, _, all) =>
      ada.assetFiles.arrangePhotos(
        one.id,
        all.toSorted(() => chance() - 0.5),
      ),
    ),
    onPhoto((one, found) => ada.assetFiles.removePhoto(one.id, found.id)),
    onOne(async (one) => {
      const { id: file_id } = await ada.files.upload(pdf(`${word()}.pdf`), { purpose: 'asset_document' })
      const replaces = pick((await ada.assetFiles.documents(one.id)).results)?.id ?? null
      await ada.assetFiles.addDocument(one.id, {
        ...blankDocument,
        file_id,
        replaces: chance() < 0.5 ? replaces : null,
      })
    }),
    onDocument((one, found) => ada.assetFiles.updateDocument(one.id, found, { name: `${word()}.pdf` })),
    onDocument((one, found) => ada.assetFiles.removeDocument(one.id, found.id)),
    () => ada.brands.create({ name: word() }),
    async () => {
      const brand = pick((await ada.brands.list({ limit: 100 })).results)
      const made = { ...blankModel, name: word(), asset_type: 'SRV' }
      return brand && ada.models.create({ ...made, brand_id: brand.id })
    },
    async () => ada.nodes.update(await ada.nodes.get((pick([r01, r02]) ?? r01).id), { description: word() }),
  ]
}
