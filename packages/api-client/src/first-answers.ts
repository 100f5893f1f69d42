import type { Tokens } from './tokens.ts'

/** Answers to what was asked before there was a client, by address; null where one came to nothing. */
export type FirstAnswers = Map<string, Promise<Response | null>>

interface FirstQuestions {
  /** The origin of the server, or the page's own. */
  url: string
  tokens: Tokens
  /** The language of the answers' words. */
  language: string
  /** Until when the session is made good again. */
  after: Promise<void>
}

/**
 * Asks for something at the very start of a page, before the client itself has been read, which takes these answers in
 * place of its own requests. Never fails: what comes to nothing the client asks for as ever, and tells of what is in
 * the way.
 */
export function askFirst(
  { url, tokens, language, after }: FirstQuestions,
  paths: readonly string[],
): FirstAnswers {
  const ask = async (address: string) => {
    await after
    const access = tokens.access()
    if (access === null) return null
    const answer = await fetch(address, {
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': language,
        authorization: `Bearer ${access}`,
      },
    })
    // whoever has a session refreshes it and asks once more; any other answer is one
    return answer.status === 401 ? null : answer
  }
  const addresses = paths.map((path) => new URL(path, url).href)
  return new Map(addresses.map((address) => [address, ask(address).catch(() => null)]))
}

/** Takes the answer to a request that was asked for already; undefined where it was not. */
export function takeAnswer(
  asked: FirstAnswers,
  { method, url }: Pick<Request, 'method' | 'url'>,
): Promise<Response | null> | undefined {
  const answer = method === 'GET' ? asked.get(url) : undefined
  if (method === 'GET') asked.delete(url)
  // what nobody has taken is of before this, and perhaps of somebody else
  else asked.clear()
  return answer
}
