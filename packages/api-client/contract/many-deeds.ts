import { ASSET_STATUSES, PRIORITIES } from '@plenum/domain/asset'
import type { BulkChange } from '@plenum/domain/asset-bulk'
import type { Tag } from '@plenum/domain/tag'
import { bringUpdate, devices, leaf } from './import-files.ts'
import { picking, type Hall } from './inventory-deeds.ts'
import { why } from './yard.ts'

/** Things a person does to codes, to many assets at once and to tags, picked by chance: first those to fields alone. */
export function deedsOfMany(hall: Hall, chance: () => number) {
  const { ada, r01, r02 } = hall
  const { pick, assets, onOne, word } = picking(hall, chance)
  const some = async () => {
    const ids = (await assets()).map(({ id }) => id)
    return ids.filter((_, at) => at === 0 || chance() < 0.5)
  }
  const toMany = (change: () => BulkChange) => async () =>
    ada.assets.changeMany({ ids: await some(), change: change() })
  const tags = async () => (await ada.tags.list()).results
  const onTag = (act: (tag: Tag, other: Tag | undefined) => Promise<unknown>) => async () => {
    const all = await tags()
    const tag = pick(all)
    return tag && act(tag, pick(all.filter(({ id }) => id !== tag.id)))
  }
  const toFields = [
    onOne((one) => ada.assets.update(one, { code: `C-${word().toUpperCase()}` })),
    toMany(() => ({ kind: 'owner', owner_id: pick([null, ada.user.id]) ?? null })),
    toMany(() => ({ kind: 'verify' })),
    toMany(() => ({ kind: 'priority', priority: pick([null, ...PRIORITIES]) ?? null })),
  ]
  /** A file that changes one asset and brings another one, with a brand and a model that are new the first time. */
  const importing = onOne(async ({ code }) => {
    const rows = [
      { asset_tag: code, name: word(), comments: word() },
      {
        ...leaf,
        asset_tag: `I-${word()}`,
        name: word(),
        status: 'inventory',
        rack: '',
        position: '',
        face: '',
      },
    ]
    await bringUpdate(ada, devices(...rows))
  })
  const others = [
    importing,
    toMany(() => ({ kind: 'status', to: pick(ASSET_STATUSES) ?? 'received', ...why })),
    toMany(() => ({
      kind: 'move',
      node_id: (pick([r01, r02]) ?? r01).id,
      face: pick([null, 'front', 'rear']) ?? null,
    })),
    () => ada.tags.create({ name: word(), colour: 'blue' }),
    () => ada.tags.create({ name: word(), colour: 'red' }),
    onTag((tag) => ada.tags.update(tag, { name: word() })),
    onTag(async (tag) => ada.tags.put({ ids: await some(), add: [tag.id], remove: [] })),
    onTag(async (tag, other) =>
      ada.tags.put({ ids: await some(), add: [tag.id], remove: other ? [other.id] : [] }),
    ),
    onTag(async (tag, other) => other && ada.tags.merge(tag, { into: other.id })),
    onTag((tag) => ada.tags.remove(tag)),
  ]
  return { toFields, others }
}
