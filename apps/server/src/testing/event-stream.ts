import { get, type IncomingHttpHeaders } from 'node:http'

/** A stream of events, as far as it has come. */
export interface Heard {
  status: number
  headers: IncomingHttpHeaders
  /** What came, and after how many milliseconds of the process. */
  pieces: { at: number; text: string }[]
  text: () => string
  end: { at: number; whole: boolean } | null
  cut: () => void
}

/** Opens the event stream as a browser does that would take any encoding, behind the event named where one is. */
export const listenToEvents = (url: string, access: string, after?: string) =>
  new Promise<Heard>((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${access}`,
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      ...(after !== undefined && { 'Last-Event-ID': after }),
    }
    const asking = get(`${url}/api/events/`, { headers, agent: false }, (answer) => {
      const heard: Heard = {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        pieces: [],
        text: () => heard.pieces.map(({ text }) => text).join(''),
        end: null,
        cut: () => asking.destroy(),
      }
      answer.on('data', (piece: Buffer) =>
        heard.pieces.push({ at: performance.now(), text: piece.toString() }),
      )
      answer.on('error', () => undefined)
      answer.on('close', () => {
        heard.end = { at: performance.now(), whole: answer.complete }
      })
      resolve(heard)
    })
    asking.on('error', reject)
  })
