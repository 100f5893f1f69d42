import { ClientError } from '@plenum/api-client/client-error'
import { expect, test, vi } from 'vitest'
import { freshAfter, type Saved } from './saved.ts'

const refused: Saved<string> = {
  at: 'refused',
  error: new ClientError({ kind: 'network', originalError: null }),
}

test.each<Saved<string>>([refused, { at: 'stale', theirs: 'newer' }])(
  'what was not saved ($at) is told before anything else answers',
  async (ended) => {
    const refresh = vi.fn<() => Promise<never>>(() => Promise.withResolvers<never>().promise)
    await expect(freshAfter(ended, refresh)).resolves.toBe(ended)
    expect(refresh).toHaveBeenCalledOnce()
  },
)

test('what was saved is over once all shows it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const told = vi.fn<() => void>()
  const saving = freshAfter({ at: 'saved', record: 'mine' }, () => promise).then(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
  resolve()
  await saving
  expect(told).toHaveBeenCalledOnce()
})
