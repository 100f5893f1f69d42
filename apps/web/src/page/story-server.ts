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

/** Answers nothing but a second try; for one story, which is drawn in one theme after the other. */
export const failingOnce = (answer: Answer) => () => {
  let isFirst = true
  return answering((path) => {
    if (!isFirst) return answer(path)
    isFirst = false
    return failing(path)
  })()
}
