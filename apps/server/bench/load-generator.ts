// A process of its own, so that what asks takes no time of what answers: does what it is told and tells what came of it.
import { Agent, request } from 'node:http'
import { deedIn, type Told, type Window } from './mix-deeds.ts'

interface Sending {
  agent: Agent
  url: string
  access: string
}

/** Asks one thing; gives its status and text. */
const ask = (
  { agent, url, access }: Sending,
  { method, path, body, headers }: { method: string; path: string; body?: string; headers?: object },
) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const all = { authorization: `Bearer ${access}`, 'content-type': 'application/json', ...headers }
    const asking = request(`${url}${path}`, { agent, method, headers: all }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    asking.on('error', reject)
    asking.end(body)
  })

/** Asks over so many connections until the time is over, each the next thing as soon as it has an answer. */
async function load({ url, access, connections, ms, count, seed }: Window): Promise<Told> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const sending = { agent, url, access }
  const times: number[] = []
  let errors = 0
  const began = performance.now()
  const person = async (nth: number) => {
    for (let turn = 0; performance.now() - began < ms; turn += 1) {
      const number = seed + nth + turn * connections
      const timed = async (asked: Parameters<typeof ask>[1]) => {
        const before = performance.now()
        const answer = await ask(sending, asked)
        times.push(performance.now() - before)
        if (answer.status >= 300) errors += 1
        return answer.text
      }
      await deedIn({ number, count })(timed)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, nth) => person(nth)))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { rate: times.length / seconds, times, errors }
}

process.on('message', (window: Window) => {
  void load(window).then((told) => process.send?.(told))
})
