import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ReportQuery } from '@plenum/domain/report'
import { database } from './engine.ts'
import { at } from './hall.ts'
import { moving, request, workYard } from './work-yard.ts'
import { asset, found, now } from './world.ts'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(now().getTime() - days * DAY).toISOString()

test('time in status is that of what is known to have happened when', async () => {
  const ada = await found()
  /** Sets the day of what was done last, past the application. */
  const wasDone = (days: number) =>
    database.execute(sql`
      update batch set at = ${daysAgo(days)} where id = (select id from batch order by id desc limit 1)`)
  const first = await ada.assets.create(asset({ name: 'Leaf', status: 'planning' }))
  await wasDone(10)
  await ada.assets.create(asset({ name: 'Spine', status: 'planning' }))
  await wasDone(9)
  await ada.assets.transition(first, { to: 'received' })
  await wasDone(7)
  const told = async (query: ReportQuery = {}) =>
    (await ada.reports.preview('time_in_status', query)).rows.map(({ cells }) => cells)
  expect(await told()).toEqual([
    ['Planning', 1, 2, 2, 6, 6, 9],
    ['Received', 1, 1, 1, 7, 7, 7],
  ])
  // a stay counts whole where a part of it lies within the days asked for
  expect(await told({ from: '-11d', to: '-8d' })).toEqual([
    ['Planning', 1, 2, 2, 6, 6, 9],
    ['Received', 1, 0, 0, null, null, null],
  ])
  expect((await told({ from: '-5d' }))[0]).toEqual(['Planning', 1, 1, 1, 9, 9, 9])
})

test('the performance of MAC requests is that of what is known to have happened when', async () => {
  const all = await workYard()
  const { ada, hand, eyes, act, execute, known, r02 } = all
  /** Goes through a request, and sets the days on which it went on, past the application. */
  const gone = async (title: string, days: readonly number[], isReturned: boolean) => {
    const { id } = await all.approved([moving(await known('active'), at(r02, days.length))], { title })
    await execute(await ada.work.get(id))
    await act(hand, { id }, { action: 'finish' })
    if (isReturned) {
      await act(eyes, { id }, { action: 'return', reason: 'Labels are missing' })
      await act(hand, { id }, { action: 'finish' })
    }
    await act(eyes, { id }, { action: 'verify' })
    const begun = daysAgo(20)
    await database.execute(sql`
      update work_remark m set at = ${begun}::timestamptz + k.day * interval '1 day'
      from (select id, row_number() over (order by id) as nth from work_remark
        where request_id = ${id} and "to" is not null) went
      join unnest(${sql.param(days)}::float8[]) with ordinality k(day, nth) using (nth) where m.id = went.id`)
    await database.execute(sql`
      update work_request set created_at = ${begun}, closed_at = ${daysAgo(20 - (days.at(-1) ?? 0))} where id = ${id}`)
    return id
  }
  const follows_id = await gone('Twice', [1, 3, 8, 9, 10.5, 12], true)
  await ada.work.create(request([], { follows_id }))
  await gone('Once', [1, 2, 3, 4], false)
  const { columns, rows, sums } = await ada.reports.preview('mac_performance')
  const from = columns.findIndex(({ name }) => name === 'days_lead')
  expect(rows.map(({ cells }) => [cells[1], ...cells.slice(from)])).toEqual([
    ['Twice', 11, 2, 6.5, 2.5, 0, 1, 0, 0, 1, 7, 1],
    ['Once', 3, 1, 1, 1, 0, 1, 0, 0, 0, 5, 0],
  ])
  expect(sums?.slice(from)).toEqual([7, 1.5, 3.75, 1.75, 0, 2, 0, 0, 1, 12, 1])
})
