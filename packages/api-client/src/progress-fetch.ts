/** Sends a request and tells how much of its body is on its way, which `fetch` cannot. */
export async function progressFetch(request: Request, onProgress: (done: number) => void): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const { signal } = request
    const giveUp = () => sending.abort()
    sending.open(request.method, request.url)
    sending.withCredentials = request.credentials === 'include'
    sending.responseType = 'blob'
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
    sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    sending.addEventListener('load', () => resolve(responseOf(sending)))
    sending.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    sending.addEventListener('abort', () =>
      reject(new DOMException('The request was given up', 'AbortError')),
    )
    sending.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp))
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) reject(new DOMException('The request was given up', 'AbortError'))
    else sending.send(body)
  })
}

// Statuses that a response with a body cannot have.
const BODILESS = new Set([204, 205, 304])

function responseOf(sending: XMLHttpRequest): Response {
  const { status, statusText } = sending
  const response: unknown = sending.response
  const headers = new Headers()
  for (const line of sending.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const body = response instanceof Blob && !BODILESS.has(status) ? response : null
  return new Response(body, { status, statusText, headers })
}
