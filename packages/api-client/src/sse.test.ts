import { describe, expect, test } from 'vitest'
import { eventParser, type Message } from './sse.ts'

/** What a stream says, given in these pieces. */
function heardOf(pieces: readonly Uint8Array[]) {
  const heard = {
    messages: [] as Message[],
    ids: [] as string[],
    retries: [] as number[],
    order: [] as string[],
  }
  const parse = eventParser({
    onMessage: (message) => {
      heard.messages.push(message)
      heard.order.push('message')
    },
    onId: (id) => {
      heard.ids.push(id)
      heard.order.push('id')
    },
    onRetry: (milliseconds) => heard.retries.push(milliseconds),
  })
  for (const piece of pieces) parse(piece)
  return heard
}

const bytes = (text: string) => new TextEncoder().encode(text)
const whole = (text: string) => heardOf([bytes(text)])

describe('a stream of events', () => {
  test('gives each message with its name, and how far it has come behind it', () => {
    const heard = whole('id: 7\nevent: live\ndata: {"seq":7}\n\nid: 9\n\ndata: plain\n\n')
    expect(heard.messages).toEqual([
      { event: 'live', data: '{"seq":7}' },
      { event: 'message', data: 'plain' },
    ])
    expect(heard.ids).toEqual(['7', '9'])
    expect(heard.order).toEqual(['message', 'id', 'id', 'message'])
  })

  test.each([
    ['comments', ':\n: beat\nid: 1\n\n', []],
    ['a name without data', 'event: live\n\n', []],
    ['what has not come to its end', 'data: half\n', []],
    ['fields nobody knows', 'colour: red\ndata: a\n\n', ['a']],
    ['data of many lines', 'data: a\ndata:\ndata: b\n\n', ['a\n\nb']],
    ['one blank behind the colon, and no more', 'data:  a\n\ndata:b\n\n', [' a', 'b']],
    ['a field without colon', 'data\n\n', ['']],
    ['colons in data', 'data: a: b\n\n', ['a: b']],
  ])('takes %s as the standard says', (_, text, expected) => {
    expect(whole(text).messages.map(({ data }) => data)).toEqual(expected)
  })

  test.each(['\n', '\r\n', '\r'])('reads lines that end with %j', (end) => {
    const heard = whole(
      `event: live${end}data: a${end}data: b${end}id: 3${end}${end}data: c${end}${end}:${end}`,
    )
    expect(heard.messages).toEqual([
      { event: 'live', data: 'a\nb' },
      { event: 'message', data: 'c' },
    ])
    expect(heard.ids).toEqual(['3'])
  })

  test('says how soon to ask again, in numbers only', () => {
    expect(whole('retry: 1000\n\nretry: soon\n\nretry: -1\n\n').retries).toEqual([1000])
  })

  test('has no number with a zero byte in it', () => {
    expect(whole('id: 1\0\ndata: a\n\n').ids).toEqual([])
  })

  test('is the same wherever it is cut', () => {
    const text =
      'id: 1\r\nevent: live\r\ndata: ñ☃😀\r\ndata: b\r\n\r\n:\r\nretry: 5\n\nid: 2\rdata: c\r\rdata: d\n\n'
    const all = bytes(text)
    const { messages, ids, retries } = heardOf([all])
    expect(messages).toHaveLength(3)
    expect(messages[0]?.data).toBe('ñ☃😀\nb')
    for (let one = 0; one <= all.length; one++) {
      for (let two = one; two <= all.length; two++) {
        const cut = heardOf([all.slice(0, one), all.slice(one, two), all.slice(two)])
        expect({ ...cut, order: [] }).toEqual({ messages, ids, retries, order: [] })
      }
    }
    expect(heardOf([...all].map((byte) => Uint8Array.of(byte)))).toMatchObject({ messages, ids, retries })
  })
})
