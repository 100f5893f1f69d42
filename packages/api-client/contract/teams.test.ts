import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ALL_PERMISSIONS, NO_PERMISSIONS } from '@plenum/domain/permission'
import { asked, deeds, named, teamOf } from './people.ts'
import { maintaining, template } from './work-yard.ts'
import { advance, asset, failure, found, join, PASSWORD, raw } from './world.ts'

describe('a team', () => {
  test('is made, may do nothing yet, and can own', async () => {
    const ada = await found()
    const made = await ada.teams.create({ name: 'Facility', description: 'Keeps it cold' })
    expect(made).toMatchObject({ permissions: NO_PERMISSIONS, members: 0, version: 1 })
    expect(await ada.teams.get(made.id)).toEqual(made)
    expect((await ada.teams.list({})).results).toEqual([made])
    const { results } = await ada.owners.list({ search: 'facil' })
    expect(results).toEqual([{ id: made.id, name: 'Facility', kind: 'team' }])
    expect(await deeds(ada.user.company.id, 'team')).toMatchObject([
      { action: 'team.create', object_name: 'Facility' },
    ])
  })

  test('is made once by a request that is sent twice', async () => {
    const ada = await found()
    const request = {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: '{"name":"Facility"}',
    }
    const [one, other] = [await raw(ada, 'api/teams/', request), await raw(ada, 'api/teams/', request)]
    expect(one.status).toBe(201)
    expect(await other.text()).toBe(await one.text())
    expect((await ada.teams.list({})).results).toHaveLength(1)
  })

  test('has a name of its own, however it is written', async () => {
    const [ada, eve] = [await found(), await found()]
    const taken = { status: 400, errors: [{ code: 'already_exists', attr: 'name' }] }
    const facility = await ada.teams.create(named('Facility'))
    expect(await failure(ada.teams.create(named(' FACILITY ')))).toMatchObject(taken)
    const other = await ada.teams.create(named('Network'))
    expect(await failure(ada.teams.update(other, { name: 'facility' }))).toMatchObject(taken)
    expect((await ada.teams.update(facility, { name: 'FACILITY' })).name).toBe('FACILITY')
    await eve.teams.create(named('Facility'))
    const tries = await Promise.allSettled([1, 2, 3].map(() => ada.teams.create(named('Cabling'))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is renamed everywhere, and described', async () => {
    const ada = await found()
    const team = await ada.teams.create({ name: 'Facility', description: 'Old' })
    const { id } = await ada.assets.create(asset({ owner_id: team.id }))
    const renamed = await ada.teams.update(team, { name: 'Facilities' })
    expect(renamed).toEqual({ ...team, name: 'Facilities', version: 2 })
    expect((await ada.assets.get(id)).owner?.name).toBe('Facilities')
    expect((await ada.teams.update(renamed, { description: null })).description).toBeNull()
    expect((await deeds(ada.user.company.id, 'team')).slice(1)).toMatchObject([
      { action: 'team.change', detail: { name: { from: 'Facility', to: 'Facilities' } } },
      { action: 'team.change', detail: { description: { from: 'Old', to: null } } },
    ])
  })

  test('stays where nothing is named, and is refused where it was changed meanwhile', async () => {
    const ada = await found()
    const team = await ada.teams.create(named('Facility'))
    expect(await ada.teams.update(team, {})).toEqual(team)
    expect(await ada.teams.update(team, { name: 'Facility', description: null })).toEqual(team)
    const current = await ada.teams.update(team, { name: 'Network' })
    const stale = { status: 412, current }
    expect(await failure(ada.teams.update(team, { name: 'Other' }))).toMatchObject(stale)
    expect(await failure(ada.teams.setPermissions(team, { permissions: ALL_PERMISSIONS }))).toMatchObject(
      stale,
    )
    expect(await failure(ada.teams.remove(team))).toMatchObject(stale)
    expect(await ada.teams.get(team.id)).toEqual(current)
  })

  test('of another company is not there', async () => {
    const [ada, eve] = [await found(), await found()]
    const team = await ada.teams.create(named('Facility'))
    for (const id of [team.id, randomUUID()]) {
      const foreign = { id, version: 1 }
      const calls = [
        () => eve.teams.get(id),
        () => eve.teams.update(foreign, { name: 'Mine' }),
        () => eve.teams.setPermissions(foreign, { permissions: ALL_PERMISSIONS }),
        () => eve.teams.remove(foreign),
      ]
      for (const call of calls)
        expect(await failure(call())).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect((await eve.teams.list({})).results).toEqual([])
    expect(await ada.teams.get(team.id)).toEqual(team)
  })

  test('is listed by name, page by page', async () => {
    const ada = await found()
    for (const name of ['beta', 'Alpha', 'gamma']) await ada.teams.create(named(name))
    const first = await ada.teams.list({ limit: 2 })
    const second = await ada.teams.list({ limit: 2, cursor: first.next ?? '' })
    expect([...first.results, ...second.results].map(({ name }) => name)).toEqual(['Alpha', 'beta', 'gamma'])
    expect(second.next).toBeNull()
  })
})

describe('a team is deleted', () => {
  test('once nobody is in it', async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'onlyRead' })
    const team = await ada.teams.get(await teamOf(grace))
    expect(team.members).toBe(1)
    expect(await failure(ada.teams.remove(team))).toMatchObject({ status: 409, code: 'team_not_empty' })
    await ada.users.update(await ada.users.get((await grace.auth.me()).id), { team_id: null })
    await ada.teams.remove(team)
    expect(await failure(ada.teams.get(team.id))).toMatchObject({ status: 404 })
    expect((await ada.owners.list({ search: 'Hands' })).results).toEqual([])
    expect((await deeds(ada.user.company.id, 'team')).at(-1)).toMatchObject({
      action: 'team.delete',
      object_name: 'Hands',
    })
  })

  test('once it owns nothing', async () => {
    const ada = await found()
    const team = await ada.teams.create(named('Facility'))
    const owned = await ada.assets.create(asset({ owner_id: team.id }))
    expect(await failure(ada.teams.remove(team))).toMatchObject({ status: 409, code: 'team_not_empty' })
    expect(await ada.teams.get(team.id)).toEqual(team)
    await ada.assets.update(owned, { owner_id: null })
    await ada.teams.remove(team)
  })

  test('once nobody is invited to it', async () => {
    const ada = await found()
    const team = await ada.teams.create(named('Facility'))
    await ada.invitations.create(asked('one@example.org', { team_id: team.id }))
    expect(await failure(ada.teams.remove(team))).toMatchObject({ status: 409, code: 'team_not_empty' })
    advance(73 * 60 * 60 * 1000)
    await ada.auth.login({ email: ada.user.email, password: PASSWORD })
    await ada.teams.remove(team)
    expect((await ada.invitations.list({})).results).toMatchObject([{ team: null }])
  })

  test('once neither a template nor an open request waits for its approval', async () => {
    const ada = await found()
    const team = await ada.teams.create(named('Change board'))
    const keeps = async () =>
      expect(await failure(ada.teams.remove(team))).toMatchObject({ status: 409, code: 'team_not_empty' })
    const approval_stages = [
      { team_id: null, approvers: 1 },
      { team_id: team.id, approvers: 1 },
    ]
    const board = await ada.workTemplates.create(template({ approval_stages }))
    await keeps()
    const items = [maintaining(await ada.assets.create(asset()))]
    const work = { kind: 'maintenance' as const, title: 'Service', template_id: board.id, items }
    const made = await ada.work.create(work)
    await ada.workTemplates.update(board, { approval_stages: [{ team_id: null, approvers: 1 }] })
    await keeps()
    await ada.work.act(made, { action: 'cancel', reason: 'Not this year' })
    await ada.teams.remove(team)
  })
})

describe('the permissions of a team', () => {
  const scene = async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'write' })
    return { ada, grace, team: await ada.teams.get(await teamOf(grace)) }
  }

  test('hold at once for everybody in it, and are written down', async () => {
    const { ada, grace, team } = await scene()
    await grace.assets.create(asset())
    const permissions = { ...NO_PERMISSIONS, assets: 'onlyRead', hierarchy: 'write' } as const
    const changed = await ada.teams.setPermissions(team, { permissions })
    expect(changed).toEqual({ ...team, permissions, version: 2 })
    expect(await failure(grace.assets.create(asset()))).toMatchObject({ status: 403 })
    expect((await grace.assets.list({})).results).toHaveLength(1)
    expect(await deeds(ada.user.company.id, 'team')).toMatchObject([
      {
        action: 'team.permissions',
        detail: {
          assets: { from: 'write', to: 'onlyRead' },
          hierarchy: { from: 'noAccess', to: 'write' },
        },
      },
    ])
    expect(await ada.teams.setPermissions(changed, { permissions })).toEqual(changed)
  })

  test('need every area and know no other', async () => {
    const { ada, team } = await scene()
    const put = async (permissions: object) => {
      const headers = { 'if-match': `"${team.id}.1"` }
      const body = JSON.stringify({ permissions })
      return raw(ada, `api/teams/${team.id}/permissions/`, { method: 'PUT', headers, body })
    }
    const { users: _, ...some } = ALL_PERMISSIONS
    for (const permissions of [
      {},
      some,
      { ...ALL_PERMISSIONS, company: 'write' },
      { ...some, users: 'all' },
    ]) {
      expect((await put(permissions)).status).toBe(400)
    }
    expect(await ada.teams.get(team.id)).toEqual(team)
  })

  test('given by somebody who is no administrator are never more than his, and never his own team’s', async () => {
    const { ada, team } = await scene()
    const mia = await join(ada, { users: 'write', hierarchy: 'onlyRead' })
    const give = (to: typeof team, over: Partial<typeof NO_PERMISSIONS>) =>
      mia.teams.setPermissions(to, { permissions: { ...to.permissions, ...over } })
    const beyond = { status: 403, code: 'beyond_own_rights' }
    expect(await failure(give(team, { library: 'onlyRead' }))).toMatchObject(beyond)
    expect(await failure(give(team, { hierarchy: 'write' }))).toMatchObject(beyond)
    const own = await ada.teams.get(await teamOf(mia))
    expect(await failure(give(own, { assets: 'write' }))).toMatchObject({ status: 403, code: 'own_rights' })
    const given = await give(team, { hierarchy: 'onlyRead' })
    expect(given.permissions).toMatchObject({ assets: 'write', hierarchy: 'onlyRead' })
    // A step in the other direction is open: what somebody lacks he may still take from others.
    expect((await give(given, { assets: 'noAccess' })).permissions.assets).toBe('noAccess')
  })

  test('that somebody has just lost he cannot give any more', async () => {
    const { ada, team } = await scene()
    const mia = await join(ada, { users: 'write', library: 'write' })
    const own = await ada.teams.get(await teamOf(mia))
    const [given, taken] = await Promise.allSettled([
      mia.teams.setPermissions(team, { permissions: { ...team.permissions, library: 'write' } }),
      ada.teams.setPermissions(own, { permissions: { ...NO_PERMISSIONS, users: 'onlyRead' } }),
    ])
    expect(taken.status).toBe('fulfilled')
    const after = await ada.teams.get(team.id)
    expect(after.permissions.library).toBe(given.status === 'fulfilled' ? 'write' : 'noAccess')
  })
})
