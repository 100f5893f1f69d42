/** One message of a stream of server-sent events. */
export interface Message {
  event: string
  data: string
}

/** What a stream says: messages, how far it has come, and how soon to ask again where it ends. */
export interface Heard {
  onMessage: (message: Message) => void
  onId: (id: string) => void
  onRetry: (milliseconds: number) => void
}

/** Takes a stream of server-sent events apart, piece by piece however it is cut, by the rules of the HTML standard. */
export function eventParser({ onMessage, onId, onRetry }: Heard): (piece: Uint8Array) => void {
  const decoder = new TextDecoder()
  let rest = ''
  let [event, data, id]: [string, string[], string | null] = ['', [], null]

  function dispatch(): void {
    if (data.length > 0) onMessage({ event: event || 'message', data: data.join('\n') })
    // Last: how far it has come holds only once that is told.
    if (id !== null) onId(id)
    event = ''
    data = []
    id = null
  }

  function take(line: string): void {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    // A comment.
    if (colon === 0) return
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value))
  }

  return (piece) => {
    const text = rest + decoder.decode(piece, { stream: true })
    // The line feed of a carriage return at the end may still be on its way.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text
    const lines = whole.split(/\r\n|\r|\n/)
    rest = (lines.pop() ?? '') + text.slice(whole.length)
    for (const line of lines) take(line)
  }
}
