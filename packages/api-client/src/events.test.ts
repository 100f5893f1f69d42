import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser, page, server, text } from './testing/fake-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('of all pages one hears the server, and every page hears each event once', async () => {
  const { http, lines } = server()
  const pages = browser()
  const all = [page(http, pages), page(http, pages), page(http, pages)]
  await later(0)
  expect(lines).toHaveLength(1)
  lines[0]?.say(`id: 3\n\n${text(4)}${text(4)}${text(5)}`)
  await later(0)
  for (const { heard } of all) expect(heard.seqs).toEqual([4, 5])
  for (const { stop } of all) stop()
})

test('when the page that hears is closed another goes on where it ended, even if it never was told of anything', async () => {
  const { http, lines } = server()
  const pages = browser()
  const [one, two] = [page(http, pages), page(http, pages)]
  await later(0)
  lines[0]?.say('id: 41\n\n')
  await later(0)
  const three = page(http, pages)
  await later(0)
  one.stop()
  await later(0)
  expect(lines.map(({ after }) => after)).toEqual([undefined, '41'])
  two.stop()
  await later(0)
  expect(lines.at(-1)?.after).toBe('41')
  lines.at(-1)?.say(text(42))
  await later(0)
  expect([one.heard.seqs, two.heard.seqs, three.heard.seqs]).toEqual([[], [], [42]])
  three.stop()
})

test('a page is told what has happened since it asked for its first data, by the server or by the page that hears it', async () => {
  const { http, lines } = server()
  const pages = browser()
  const one = page(http, pages, () => 350.4)
  await later(0)
  expect(lines[0]).toMatchObject({ after: undefined, age: 350 })
  lines[0]?.say(text(4))
  await later(3_000)
  lines[0]?.say(text(5))
  await later(1_000)
  const two = page(http, pages, () => 2_000)
  await later(0)
  expect([one.heard.seqs, two.heard.seqs]).toEqual([[4, 5], [5]])
  one.stop()
  await later(0)
  expect(lines.at(-1)).toMatchObject({ after: '5', age: undefined })
  two.stop()
})

test('where nobody knows what was missed every page is told so, and numbers may begin again', async () => {
  const { http, lines } = server()
  const pages = browser()
  const both = [page(http, pages), page(http, pages)]
  await later(0)
  lines[0]?.say(`${text(9)}id: 2\nevent: reset\ndata: {}\n\n${text(3)}`)
  await later(0)
  for (const { heard } of both) expect(heard).toMatchObject({ seqs: [9, 3], resets: 1 })
  lines[0]?.end()
  await later(1_000)
  expect(lines[1]?.after).toBe('3')
  for (const { stop } of both) stop()
})

test('after signing out nothing is heard and nothing is asked', async () => {
  const { http, lines } = server()
  const pages = browser()
  const [one, two] = [page(http, pages), page(http, pages)]
  await later(0)
  two.stop()
  lines[0]?.say(text(1))
  await later(0)
  one.stop()
  await later(120_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.cut).toBe(true)
  expect([one.heard.seqs, two.heard.seqs]).toEqual([[1], []])
})

test('without locks every page hears for itself', async () => {
  const { http, lines } = server()
  const alone = {
    locks: undefined,
    get channel(): never {
      throw new Error('Nobody to talk to')
    },
  }
  const both = [page(http, alone), page(http, alone)]
  await later(0)
  expect(lines).toHaveLength(2)
  for (const line of lines) line.say(text(1))
  await later(0)
  for (const { heard, stop } of both) {
    expect(heard.seqs).toEqual([1])
    stop()
  }
})
