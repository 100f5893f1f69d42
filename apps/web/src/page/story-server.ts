import { ClientError } from '@plenum/api-client/client-error'
import { spyOn } from 'storybook/test'
import { http } from '#app/api.ts'

type Answer = (path: string) => Promise<unknown>

/** For stories of what asks the server: each call gets this answer. */
export const answering = (answer: Answer) => () => {
  const call = spyOn(http, 'call').mockImplementation((_, path) => answer(path))
  return () => call.mockRestore()
}

/** A list with one page. */
export const pageOf =
  (...results: unknown[]): Answer =>
  () =>
    Promise.resolve({ results, next: null })

export const never: Answer = () => Promise.withResolvers<never>().promise

export const failing: Answer = () => Promise.reject(new Error('The server is away'))

const detail = 'Somebody else changed this meanwhile'

/** What is changed is as somebody else left it, and brings that; sent again it is taken. */
export const overtakenBy =
  (theirs: unknown, answer: Answer = pageOf()) =>
  () => {
    let isFirst = true
    const call = spyOn(http, 'call').mockImplementation((method, path) => {
      if (method === 'get') return answer(path)
      if (!isFirst) return Promise.resolve(theirs)
      isFirst = false
      const errors = [{ code: 'precondition_failed' as const, detail, attr: null }]
      const body = { type: 'client_error' as const, detail, errors, current: theirs }
      return Promise.reject(new ClientError({ kind: 'http', status: 412, body, originalError: null }))
    })
    return () => call.mockRestore()
  }

/** Answers what is asked for the first time, and nothing that is asked again. */
export const onceAnswering = (answer: Answer) => () => {
  const told = new Set<string>()
  return answering((path) => {
    if (told.has(path)) return failing(path)
    told.add(path)
    return answer(path)
  })()
}

/** Comes back to the page, which asks anew. */
export const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

/** Answers nothing but a second try; for one story, which is drawn in one theme after the other. */
export const failingOnce = (answer: Answer) => () => {
  let isFirst = true
  return answering((path) => {
    if (!isFirst) return answer(path)
    isFirst = false
    return failing(path)
  })()
}
