import { describe, expect, test } from 'vitest'
import { asked, deeds, seen, teamOf } from './people.ts'
import { failure, found, join } from './world.ts'

describe('the right of a team to approve', () => {
  const scene = async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'write' })
    return { ada, grace, team: await ada.teams.get(await teamOf(grace)) }
  }

  test('is none of its permissions: it stays where it is left out, and is written down', async () => {
    const { ada, grace, team } = await scene()
    const { permissions } = team
    expect(team.may_approve).toBe(false)
    expect((await ada.auth.me()).may_approve).toBe(true)
    const given = await ada.teams.setPermissions(team, { permissions, may_approve: true })
    expect(given).toEqual({ ...team, may_approve: true, version: 2 })
    expect((await grace.auth.me()).may_approve).toBe(true)
    expect((await ada.teams.list({})).results).toEqual([given])
    const more = { ...permissions, library: 'onlyRead' } as const
    const kept = await ada.teams.setPermissions(given, { permissions: more })
    expect(kept).toEqual({ ...given, permissions: more, version: 3 })
    await ada.teams.setPermissions(kept, { permissions: more, may_approve: false })
    expect((await grace.auth.me()).may_approve).toBe(false)
    const [first, , last] = await deeds(ada.user.company.id, 'team')
    expect(first).toMatchObject({ action: 'team.permissions' })
    expect(first?.detail).toEqual({ may_approve: { from: false, to: true } })
    expect(last?.detail).toEqual({ may_approve: { from: true, to: false } })
  })

  test('is given by who has it himself, and nobody is put where it is by somebody without it', async () => {
    const { ada, grace, team } = await scene()
    const mia = await join(ada, { users: 'write', assets: 'write' })
    const give = () => mia.teams.setPermissions(team, { permissions: team.permissions, may_approve: true })
    const beyond = { status: 403, code: 'beyond_own_rights' }
    expect(await failure(give())).toMatchObject(beyond)
    const own = await ada.teams.get(await teamOf(mia))
    await ada.teams.setPermissions(own, { permissions: own.permissions, may_approve: true })
    expect((await give()).may_approve).toBe(true)
    const eve = await join(ada, { users: 'write', assets: 'write' })
    expect(await failure(eve.invitations.create(asked('x@example.org', { team_id: team.id })))).toMatchObject(
      beyond,
    )
    const away = await ada.users.update(await seen(ada, grace), { team_id: null })
    expect(await failure(eve.users.update(away, { team_id: team.id }))).toMatchObject(beyond)
  })
})
