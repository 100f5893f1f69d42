import { unreadable } from './client-error.ts'
import type { Http } from './http.ts'

/**
 * Asks for a file that the server makes: an answer to be read piece by piece. What else may come with a 200, such as the
 * page of a network that wants a sign-in of its own, is no file and throws a `ClientError`.
 */
export async function takeFile(
  http: Http,
  path: string,
  asked: object,
  signal?: AbortSignal,
): Promise<Response> {
  const answer = await http.open(path, { json: asked, headers: { accept: '*/*' }, signal })
  if (answer.headers.get('content-disposition')?.startsWith('attachment')) return answer
  await answer.body?.cancel()
  throw unreadable(answer, new Error('Not a file'))
}
