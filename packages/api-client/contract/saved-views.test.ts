import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MAX_VIEWS, type SavedViewInput } from '@plenum/domain/saved-view'
import { database } from './engine.ts'
import { failure, found, join, raw, type Connection } from './world.ts'

const settings: SavedViewInput['settings'] = {
  filter: { status: 'faulty,repair', warranty_to: '90d', search: 'leaf' },
  ordering: 'name',
  hidden: ['owner'],
  shown: ['weight_kg'],
  order: ['status', 'location'],
  widths: { name: 20.5 },
  density: 'compact',
}
const view = (over: Partial<SavedViewInput> = {}): SavedViewInput => ({
  entity: 'asset',
  name: 'To repair',
  settings,
  shared: false,
  ...over,
})

/** Two people of one team, one of another, all of whom may read assets. */
async function people() {
  const ada = await found()
  const grace = await join(ada, { assets: 'onlyRead' })
  const alan = await join(ada, { assets: 'onlyRead' })
  const eve = await join(ada, { assets: 'onlyRead' })
  const [first, second] = [await grace.auth.me(), await alan.auth.me()]
  await database.execute(sql`update "user" set team_id = ${first.team?.id ?? ''} where id = ${second.id}`)
  return { ada, grace, alan, eve, team: first.team, grace_id: first.id }
}

const names = async (who: Connection) => (await who.savedViews.list()).results.map(({ name }) => name)

describe('a view', () => {
  test('comes back as it was kept', async () => {
    const { grace, grace_id } = await people()
    const made = await grace.savedViews.create(view())
    expect(made).toEqual({
      id: made.id,
      entity: 'asset',
      name: 'To repair',
      settings,
      owner: { id: grace_id, name: 'Grace Hopper' },
      team: null,
      own: true,
      is_default: false,
      is_team_default: false,
      updated_at: expect.any(String),
      version: 1,
    })
    expect((await grace.savedViews.list({ entity: 'asset' })).results).toEqual([made])
  })

  test('is its owner’s alone until it is shared, then his team’s to read', async () => {
    const { ada, grace, alan, eve, team } = await people()
    const made = await grace.savedViews.create(view())
    for (const other of [ada, alan, eve]) expect(await names(other)).toEqual([])
    const shared = await grace.savedViews.update(made, { shared: true })
    expect(shared).toMatchObject({ team, own: true, version: 2 })
    expect((await alan.savedViews.list()).results).toEqual([{ ...shared, own: false }])
    for (const other of [ada, eve]) expect(await names(other)).toEqual([])
    for (const attempt of [
      () => alan.savedViews.update(shared, { name: 'Mine' }),
      () => alan.savedViews.remove(shared),
    ])
      expect(await failure(attempt())).toMatchObject({ status: 403, code: 'permission_denied' })
    for (const attempt of [
      () => eve.savedViews.update(shared, { name: 'Mine' }),
      () => eve.savedViews.remove(shared),
      () => eve.savedViews.setDefault(shared.id, true),
      () => grace.savedViews.setDefault(randomUUID(), true),
    ])
      expect(await failure(attempt())).toMatchObject({ status: 404, code: 'not_found' })
    await grace.savedViews.update(shared, { shared: false })
    expect(await names(alan)).toEqual([])
  })

  test('cannot be shared by somebody without a team', async () => {
    const ada = await found()
    expect(await failure(ada.savedViews.create(view({ shared: true })))).toMatchObject({
      status: 400,
      errors: [{ code: 'does_not_exist', attr: 'shared' }],
    })
  })

  test('is what its reader’s list begins with where he says so, one of each list', async () => {
    const { grace, alan } = await people()
    const first = await grace.savedViews.create(view({ shared: true }))
    const second = await grace.savedViews.create(view({ name: 'Others' }))
    const isDefault = async (who: Connection) =>
      (await who.savedViews.list()).results.filter((each) => each.is_default).map(({ name }) => name)
    await grace.savedViews.setDefault(first.id, true)
    await grace.savedViews.setDefault(second.id, true)
    expect(await isDefault(grace)).toEqual(['Others'])
    await alan.savedViews.setDefault(first.id, true)
    expect(await isDefault(alan)).toEqual(['To repair'])
    await alan.savedViews.setDefault(first.id, false)
    expect(await isDefault(alan)).toEqual([])
    expect(await isDefault(grace)).toEqual(['Others'])
  })

  test('is what the lists of its team begin with where its owner says so, but for who says otherwise', async () => {
    const { grace, alan, eve } = await people()
    const first = await grace.savedViews.create(view({ shared: true }))
    const led = await grace.savedViews.update(first, { team_default: true })
    expect(led).toMatchObject({ is_team_default: true, is_default: true })
    const begins = async (who: Connection) =>
      (await who.savedViews.list()).results.filter((each) => each.is_default).map(({ name }) => name)
    expect([await begins(grace), await begins(alan), await begins(eve)]).toEqual([
      ['To repair'],
      ['To repair'],
      [],
    ])
    await alan.savedViews.setDefault(first.id, false)
    expect([await begins(grace), await begins(alan)]).toEqual([['To repair'], []])
    await alan.savedViews.setDefault(first.id, true)
    const other = await alan.savedViews.create(view({ name: 'Spare', shared: true }))
    // one for a team: the former ends
    await alan.savedViews.update(other, { team_default: true })
    expect([await begins(grace), await begins(alan)]).toEqual([['Spare'], ['To repair']])
    const seen = (await alan.savedViews.list()).results.find(({ id }) => id === other.id) ?? other
    expect(await alan.savedViews.update(seen, { shared: false })).toMatchObject({ is_team_default: false })
    expect(await begins(grace)).toEqual([])
    const own = await grace.savedViews.create(view({ name: 'Own' }))
    expect(await failure(grace.savedViews.update(own, { team_default: true }))).toMatchObject({
      errors: [{ code: 'invalid', attr: 'team_default' }],
    })
  })

  test('ends with the default of everybody when it is deleted or shared no more', async () => {
    const { grace, alan } = await people()
    const made = await grace.savedViews.create(view({ shared: true }))
    for (const who of [grace, alan]) await who.savedViews.setDefault(made.id, true)
    const hidden = await grace.savedViews.update(made, { shared: false })
    expect(hidden.is_default).toBe(true)
    const again = await grace.savedViews.update(hidden, { shared: true })
    expect((await alan.savedViews.list()).results).toMatchObject([{ is_default: false }])
    await grace.savedViews.remove(again)
    expect(await names(grace)).toEqual([])
  })

  test('is changed only from the version that was seen', async () => {
    const { grace } = await people()
    const made = await grace.savedViews.create(view())
    const renamed = await grace.savedViews.update(made, { name: 'Broken' })
    expect(await failure(grace.savedViews.update(made, { name: 'Late' }))).toMatchObject({ status: 412 })
    expect(await failure(grace.savedViews.remove(made))).toMatchObject({ status: 412 })
    const bare = { method: 'PATCH', body: '{"name":"x"}' }
    expect((await raw(grace, `api/saved-views/${made.id}/`, bare)).status).toBe(428)
    await grace.savedViews.remove(renamed)
    expect(await names(grace)).toEqual([])
  })

  test('has a name of its own among those of its owner', async () => {
    const { grace, alan } = await people()
    await grace.savedViews.create(view())
    await alan.savedViews.create(view())
    const other = await grace.savedViews.create(view({ name: 'Other' }))
    for (const attempt of [
      () => grace.savedViews.create(view({ name: 'to  REPAIR' })),
      () => grace.savedViews.update(other, { name: 'To repair' }),
    ])
      expect(await failure(attempt())).toMatchObject({
        status: 409,
        errors: [{ code: 'already_exists', attr: 'name' }],
      })
  })

  test('stays its owner’s when the team it was shared with is deleted', async () => {
    const { ada, grace, alan, grace_id, team } = await people()
    await grace.savedViews.create(view({ shared: true }))
    const alan_id = (await alan.auth.me()).id
    await database.execute(sql`update "user" set team_id = null where id in (${grace_id}, ${alan_id})`)
    const stored = (await ada.teams.list({})).results.find(({ id }) => id === team?.id)
    if (stored === undefined) throw new Error('The team is gone')
    await ada.teams.remove(stored)
    await database.execute(sql`update "user" set is_administrator = true where id = ${grace_id}`)
    expect((await grace.savedViews.list()).results).toMatchObject([{ name: 'To repair', team: null }])
  })

  test('that names what is gone is read all the same', async () => {
    const { grace } = await people()
    const gone = { brand_id: randomUUID(), asset_type: 'GONE' }
    const made = await grace.savedViews.create(view({ settings: { ...settings, filter: gone } }))
    expect(made.settings.filter).toEqual(gone)
    expect((await grace.assets.list(gone)).results).toEqual([])
    // as another version may have left it
    await database.execute(sql`
      update saved_view set settings = settings || '{"filter": {"colour": "red"}, "ordering": "-colour"}'`)
    expect((await grace.savedViews.list()).results[0]?.settings).toMatchObject({
      filter: { colour: 'red' },
      ordering: '-colour',
    })
  })

  test.each([
    ['an unknown filter', { filter: { colour: 'red' } }],
    ['an unknown value', { filter: { status: 'gone' } }],
    ['an unknown order', { ordering: 'colour' }],
    ['a column that is none', { hidden: ['<b>'] }],
    ['a width that is none', { widths: { name: -1 } }],
    ['something else', { colour: 'red' }],
  ])('is refused with %s', async (_, wrong) => {
    const { grace } = await people()
    const body = JSON.stringify({ ...view(), settings: { ...settings, ...wrong } })
    expect((await raw(grace, 'api/saved-views/', { method: 'POST', body })).status).toBe(400)
  })

  test('needs read on assets, and ends at a hundred', async () => {
    const { ada, grace, grace_id } = await people()
    const outsider = await join(ada, { support: 'write' })
    expect(await failure(outsider.savedViews.list())).toMatchObject({ status: 403 })
    await database.execute(sql`
      insert into saved_view (company_id, id, entity, owner_id, name, name_key, settings, updated_at)
      select company_id, gen_random_uuid(), 'asset', id, 'v' || n, 'v' || n, '{}', now()
      from "user", generate_series(1, ${MAX_VIEWS}::int) n where id = ${grace_id}`)
    expect(await failure(grace.savedViews.create(view()))).toMatchObject({
      status: 400,
      errors: [{ code: 'too_large', attr: 'entity' }],
    })
  })
})
