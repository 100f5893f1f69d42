import { describe, expect, test } from 'vitest'
import { cellText } from '@plenum/domain/csv'
import type { ListExport } from '@plenum/domain/list-export'
import { NO_PERMISSIONS, type Permissions } from '@plenum/domain/permission'
import { csvRows } from './import-files.ts'
import { filesOf, said } from './record-files.ts'
import { failure, found, join, mails, raw, type Connection } from './world.ts'

const peopleList = { list: 'user', format: 'csv' } as const

/** The lines of the list of people as the page reads them again. */
async function linesOf(connection: Connection, over: Partial<ListExport> = {}, language = 'en') {
  const answer = await raw(connection, 'api/exports/lists/', {
    method: 'POST',
    headers: { 'accept-language': language },
    body: JSON.stringify({ ...peopleList, ...over }),
  })
  expect(answer.status).toBe(200)
  return csvRows(await answer.text()).map((cells) => cells.map(cellText))
}

/** A team with some rights. */
async function teamOf(ada: Connection, name: string, permissions: Partial<Permissions> = {}) {
  const team = await ada.teams.create({ name, description: null })
  return ada.teams.setPermissions(team, { permissions: { ...NO_PERMISSIONS, ...permissions } })
}

const invited = async ({ invitations }: Connection) =>
  (await invitations.list({})).results
    .map(({ email, team, is_administrator }) => [email, team?.name ?? null, is_administrator])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))

describe('people of a file', () => {
  test('are invited by mail, each once, and not before the file is brought in', async () => {
    const ada = await found()
    await teamOf(ada, 'Night shift')
    const before = mails().length
    const { check, bring } = filesOf(ada, 'user')
    const table = [
      ['Correo electrónico', 'Equipo', 'Administrador'],
      ['Grace@Example.com', 'night SHIFT', ''],
      ['linus@example.com', 'Sin equipo', 'sí'],
      ['grace@example.com', '', ''],
    ]
    const told = ['new', 'new', 'email repeated_in_file']
    expect(said(await check(table))).toEqual(told)
    expect([await invited(ada), mails().length]).toEqual([[], before])
    const done = await bring(table)
    expect(said(done)).toEqual(told)
    expect(done).not.toHaveProperty('invited')
    expect(done.batch_id).toBeNull()
    expect(await invited(ada)).toEqual([
      ['grace@example.com', 'Night shift', false],
      ['linus@example.com', null, true],
    ])
    expect(
      mails()
        .slice(before)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['grace@example.com', 'linus@example.com'])
    // the same again writes to nobody; another team is a new invitation
    expect(said(await bring(table.slice(0, 3)))).toEqual(['same', 'same'])
    expect(mails()).toHaveLength(before + 2)
    expect(
      said(
        await bring([
          ['email', 'team'],
          ['grace@example.com', 'no team'],
        ]),
      ),
    ).toEqual(['changed'])
    expect(mails()).toHaveLength(before + 3)
    const { results } = await ada.audit.list({ group: 'people' })
    expect(results[0]).toMatchObject({ action: 'invitation.create', object: { name: 'grace@example.com' } })
  })

  test('who are there already get another team, role or state, as by hand', async () => {
    const ada = await found()
    await teamOf(ada, 'Night shift')
    const user = await (await join(ada, {})).auth.me()
    const { check, bring } = filesOf(ada, 'user')
    const table = [
      ['email', 'team', 'administrator', 'state'],
      [user.email.toUpperCase(), 'Night shift', 'yes', 'Disabled'],
    ]
    const personOf = async () => {
      const { team, is_administrator, disabled_at } = await ada.users.get(user.id)
      return [team?.name, is_administrator, disabled_at !== null]
    }
    const before = await personOf()
    const { rows } = await check(table)
    expect(rows[0]?.changes).toEqual([
      { field: 'team', from: before[0], to: 'Night shift' },
      { field: 'administrator', from: false, to: true },
      { field: 'state', from: 'active', to: 'disabled' },
    ])
    expect(await personOf()).toEqual(before)
    const told = mails().length
    expect(said(await bring(table))).toEqual(['changed'])
    expect(await personOf()).toEqual(['Night shift', true, true])
    expect(said(await bring(table))).toEqual(['same'])
    expect(mails().length).toBeGreaterThanOrEqual(told)
  })

  test('are refused each in its cell', async () => {
    const ada = await found()
    const rows = [
      ['email', 'team', 'administrator', 'state'],
      ['nobody', '', '', ''],
      ['a@example.com', 'Ghosts', '', ''],
      ['b@example.com', '', 'perhaps', ''],
      ['c@example.com', '', '', 'Disabled'],
      [ada.user.email, '', 'no', ''],
    ]
    expect(said(await filesOf(ada, 'user').bring(rows))).toEqual([
      'email invalid_email',
      'team does_not_exist',
      'administrator unknown_option',
      'state invalid',
      '- last_administrator',
    ])
    expect(await invited(ada)).toEqual([])
    const many = [['email'], ...Array.from({ length: 201 }, (_, at) => [`p${at}@example.com`])]
    expect(await failure(filesOf(ada, 'user').bring(many))).toMatchObject({ status: 400 })
  })

  test('get no more than whoever brings them in may give, and nothing from who may not invite', async () => {
    const ada = await found()
    await teamOf(ada, 'Inventory', { assets: 'write' })
    const lead = await join(ada, { users: 'write' })
    const table = [
      ['email', 'team', 'administrator'],
      ['a@example.com', 'Inventory', ''],
      ['b@example.com', '', 'yes'],
      ['c@example.com', '', ''],
    ]
    const before = mails().length
    expect(said(await filesOf(lead, 'user').bring(table))).toEqual([
      '- beyond_own_rights',
      '- beyond_own_rights',
      'new',
    ])
    expect(mails()).toHaveLength(before + 1)
    const reader = await join(ada, { users: 'onlyRead', settings: 'write' })
    expect(await failure(filesOf(reader, 'user').check(table))).toMatchObject({ status: 403 })
    // of another company nobody is known here
    const eve = await found()
    expect(said(await filesOf(eve, 'user').check([['email'], [ada.user.email]]))).toEqual(['new'])
  })
})

describe('people taken away', () => {
  test.each(['en', 'es'])('in %s come back as they were', async (language) => {
    const ada = await found()
    await join(ada, { assets: 'write' })
    const lines = await linesOf(ada, {}, language)
    expect(lines).toHaveLength(3)
    expect(said(await filesOf(ada, 'user').check(lines))).toEqual(['same', 'same'])
  })

  test('are those that the list shows, for who may see them', async () => {
    const ada = await found()
    const grace = await join(ada, { assets: 'write' })
    expect((await linesOf(ada))[0]).toEqual(['Name', 'E-mail', 'Team', 'Administrator', 'State', 'Last seen'])
    const emails = async (over: Partial<ListExport>) =>
      (await linesOf(ada, over)).slice(1).map(([, email]) => email)
    for (const ordering of ['email', '-email'] as const) {
      const { results } = await ada.users.list({ ordering })
      expect(await emails({ list: 'user', ordering })).toEqual(results.map(({ email }) => email))
    }
    expect(await emails({ list: 'user', filter: { role: 'administrator' } })).toEqual([ada.user.email])
    expect(await failure(grace.exports.lists(peopleList))).toMatchObject({ status: 403 })
    expect(await linesOf(await found())).toHaveLength(2)
  })
})
