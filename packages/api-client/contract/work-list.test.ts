import { afterEach, describe, expect, test } from 'vitest'
import type { WorkQuery } from '@plenum/domain/work-request'
import { codesOf, refused } from './fit-hall.ts'
import { at } from './hall.ts'
import { teamOf } from './people.ts'
import { found, join, raw, type Connection } from './world.ts'
import { inDays } from './yard.ts'
import { maintaining, moving, request, template, workYard, refuseFaults } from './work-yard.ts'

afterEach(refuseFaults)

describe('a draft', () => {
  test('is its author’s alone, until it is submitted', async () => {
    const { ada, asker, hand, act, known, r02 } = await workYard()
    const made = await asker.work.create(
      request([moving(await known('active'), at(r02, 10))], { is_draft: true, title: 'Secret' }),
    )
    for (const who of [ada, hand]) {
      expect((await refused(who.work.get(made.id))).status).toBe(404)
      expect((await refused(who.work.history(made.id))).status).toBe(404)
      expect((await refused(who.work.comment(made.id, 'Hello'))).status).toBe(404)
      expect((await who.work.list({ mine: 'draft' })).results).toEqual([])
    }
    expect((await asker.work.list()).results).toEqual([])
    expect((await asker.work.list({ mine: 'draft' })).results).toMatchObject([
      { id: made.id, is_draft: true },
    ])
    expect(JSON.stringify(await ada.history.list())).not.toContain(made.code)
    const sent = await asker.work.act(made, { action: 'submit' })
    expect(sent).toMatchObject({ is_draft: false, stage: 'approval' })
    expect(await act(ada, made, { action: 'approve' })).toMatchObject({ stage: 'in_progress' })
  })

  test('is deleted, and nothing else ever is', async () => {
    const { asker, hand } = await workYard()
    const made = await asker.work.create(request([], { is_draft: true }))
    expect((await refused(hand.work.delete(made))).status).toBe(404)
    await asker.work.delete(made)
    expect((await refused(asker.work.get(made.id))).status).toBe(404)
    const other = await asker.work.create(request([]))
    expect(other.code).toBe('MAC-000002')
    expect(codesOf(await refused(asker.work.delete(other)))).toEqual(['work_stage'])
  })
})

describe('a change of what is asked for', () => {
  test('is made while it is to do, from the version that was seen, and is kept in its history', async () => {
    const all = await workYard()
    const { ada, asker, act, known, r02 } = all
    const made = await asker.work.create(request([]))
    const items = [moving(await known('active'), at(r02, 10)), maintaining(await known('active'))]
    const assignee_id = (await all.hand.auth.me()).id
    const next = await asker.work.update(made, {
      title: 'Two servers',
      items,
      assignee_id,
      wanted_on: inDays(3),
    })
    expect(next).toMatchObject({ title: 'Two servers', items_total: 2, version: made.version + 1 })
    expect(next.items.map(({ id, number }) => [id, number])).toEqual([
      [items[0]?.id, 1],
      [items[1]?.id, 2],
    ])
    expect((await refused(asker.work.update(made, { title: 'Three' }))).status).toBe(412)
    const { results } = await ada.work.history(made.id)
    expect(results.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['items', 0, 2],
      ['wanted_on', null, inDays(3)],
      ['assignee_id', null, { id: assignee_id, name: 'Grace Hopper' }],
      ['title', 'Three servers to the new room', 'Two servers'],
      [null, null, null],
    ])
    expect((await asker.work.update(next, { title: 'Two servers', items })).version).toBe(next.version)
    await act(asker, made, { action: 'submit' })
    const sent = await asker.work.get(made.id)
    expect(codesOf(await refused(asker.work.update(sent, { title: 'Three' })))).toEqual(['work_stage'])
  })

  test('names only what the company has, and says where it does not', async () => {
    const all = await workYard()
    const stranger = await found()
    const { id } = stranger.user
    const seen = await all.known('active')
    const error = await refused(
      all.asker.work.create(
        request([moving({ id }, at({ id }, null, null)), { ...maintaining(seen), id }], {
          assignee_id: id,
          team_id: id,
        }),
      ),
    )
    expect(error.errors.map(({ code, attr }) => [code, attr])).toEqual([
      ['does_not_exist', 'assignee_id'],
      ['does_not_exist', 'team_id'],
    ])
    const items = [moving({ id }, at({ id }, null, null))]
    expect((await refused(all.asker.work.create(request(items)))).errors).toMatchObject([
      { attr: 'items.0.asset_id' },
      { attr: 'items.0.to.node_id' },
    ])
    const twice = maintaining(seen)
    expect((await refused(all.asker.work.create(request([twice, twice])))).errors).toMatchObject([
      { code: 'already_exists', attr: 'items.1.id' },
    ])
    const made = await all.asker.work.create(request([]))
    expect((await refused(stranger.work.get(made.id))).status).toBe(404)
    expect((await raw(stranger, `api/work/${made.id}/metrics/`)).status).toBe(404)
  })
})

describe('a list', () => {
  test('is narrowed by every filter, and counted by the same', async () => {
    const all = await workYard()
    const { ada, asker, boss, hand, eyes, dataCenter, act, known, r01, r02 } = all
    const [one, two] = [await known('active', at(r01, 5)), await known('active', at(r01, 9))]
    const [me, team_id] = [await hand.auth.me(), await teamOf(eyes)]
    const first = await all.submitted([moving(one, at(r02, 10))], {
      priority: 'high',
      assignee_id: me.id,
      window_start: `${inDays(3)}T08:00:00Z`,
      window_end: `${inDays(5)}T08:00:00Z`,
    })
    const second = await ada.work.create(
      request([maintaining(two)], { kind: 'maintenance', title: 'Fans', team_id, wanted_on: inDays(9) }),
    )
    const third = await asker.work.create(request([], { follows_id: second.id, node_id: r01.id }))
    await act(asker, third, { action: 'cancel', reason: 'Not needed' })
    const cases: [WorkQuery, Connection, string[]][] = [
      [{}, ada, [first.code, second.code, third.code]],
      [{ search: 'fan' }, ada, [second.code]],
      [{ search: 'mnt-' }, ada, [second.code]],
      [{ kind: 'maintenance,swap' }, ada, [second.code]],
      [{ stage: 'approval' }, ada, [first.code]],
      [{ priority: 'high' }, ada, [first.code]],
      [{ requester_id: ada.user.id }, ada, [second.code]],
      [{ assignee_id: me.id }, ada, [first.code]],
      [{ team_id }, ada, [second.code]],
      [{ follows_id: second.id }, ada, [third.code]],
      [{ asset_id: two.id }, ada, [second.code]],
      [{ place_id: r02.id }, ada, [first.code]],
      [{ place_id: r01.id }, ada, [first.code, second.code, third.code]],
      [{ place_id: dataCenter.id }, ada, [first.code, second.code, third.code]],
      [{ created_from: inDays(0), created_to: inDays(0) }, ada, [first.code, second.code, third.code]],
      [{ created_from: inDays(1) }, ada, []],
      [{ created_to: inDays(-1) }, ada, []],
      [{ due_before: inDays(4) }, ada, [first.code]],
      [{ due_before: inDays(10) }, ada, [first.code, second.code]],
      [{ from: inDays(5), to: inDays(8) }, ada, [first.code]],
      [{ from: inDays(6) }, ada, [second.code]],
      [{ mine: 'requested' }, asker, [first.code, third.code]],
      [{ mine: 'assigned' }, hand, [first.code]],
      [{ mine: 'assigned' }, eyes, [second.code]],
      [{ mine: 'approval' }, boss, [first.code]],
      [{ mine: 'approval' }, asker, []],
      [{ mine: 'approval' }, hand, []],
      [{ mine: 'verification' }, eyes, []],
    ]
    for (const [query, who, codes] of cases) {
      const { results } = await who.work.list({ ...query, ordering: 'code' })
      expect([query, results.map(({ code }) => code)]).toEqual([query, codes.toSorted()])
      const counts = await who.work.counts(query)
      expect([query, counts.all]).toEqual([query, codes.length])
    }
    expect(await ada.work.counts()).toMatchObject({ stages: { todo: 1, approval: 1, canceled: 1, done: 0 } })
  })

  test('comes page by page in every order', async () => {
    const { asker } = await workYard()
    const days = [inDays(4), null, inDays(2)]
    const priorities = ['low', 'high', 'medium'] as const
    for (const [nth, wanted_on] of days.entries())
      await asker.work.create(request([], { wanted_on, priority: priorities[nth] ?? 'low', title: `${nth}` }))
    const walk = async (ordering: WorkQuery['ordering']) => {
      const titles: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await asker.work.list({ ordering, limit: 1, ...(cursor && { cursor }) })
        titles.push(...page.results.map(({ title }) => title))
        cursor = page.next
      }
      return titles.join('')
    }
    expect(await walk('-last_update')).toBe('210')
    expect(await walk('code')).toBe('012')
    expect(await walk('-code')).toBe('210')
    expect(await walk('due')).toBe('201')
    expect(await walk('priority')).toBe('120')
  })
})

describe('a template', () => {
  test('gives its way to a request once that is submitted, and stays while requests name it', async () => {
    const { ada, asker, act, known, r02 } = await workYard()
    const made = await ada.workTemplates.create(template({ procedure: [] }))
    const work = await asker.work.create(
      request([moving(await known('active'), at(r02, 10))], { template_id: made.id }),
    )
    expect(work).toMatchObject({ is_verified: true, approval_stages: [{ team: null, approvers: 1 }] })
    const changed = await ada.workTemplates.update(made, {
      approval_stages: [{ team_id: null, approvers: 2 }],
      is_verified: false,
    })
    expect(changed).toMatchObject({ name: 'Standard move', version: 2 })
    expect(await act(asker, work, { action: 'submit' })).toMatchObject({
      is_verified: false,
      approval_stages: [{ approvers: 2 }],
    })
    expect(codesOf(await refused(ada.workTemplates.delete(changed)))).toEqual(['in_use'])
    expect((await refused(ada.workTemplates.update(made, { name: 'Other' }))).status).toBe(412)
    expect(codesOf(await refused(ada.workTemplates.create(template({ name: 'standard MOVE' }))))).toEqual([
      'already_exists',
    ])
    const spare = await ada.workTemplates.create(template({ name: 'Spare' }))
    await ada.workTemplates.delete(spare)
    expect((await ada.workTemplates.list()).results).toEqual([changed])
  })

  test('is changed by who writes workflows alone, and names teams of the company', async () => {
    const { ada, asker } = await workYard()
    const writer = await join(ada, { workflows: 'write', projects: 'onlyRead' })
    expect((await refused(asker.workTemplates.create(template()))).status).toBe(403)
    const made = await writer.workTemplates.create(template())
    expect(await writer.workTemplates.get(made.id)).toEqual(made)
    const approval_stages = [{ team_id: ada.user.id, approvers: 1 }]
    expect((await refused(writer.workTemplates.update(made, { approval_stages }))).errors).toMatchObject([
      { attr: 'approval_stages.0.team_id' },
    ])
  })
})
