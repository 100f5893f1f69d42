import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('a port that is taken is refused in words', async () => {
  const ask = (port: number) => listen(() => new Response(), { port, host: '127.0.0.1' })
  const { port, stop } = await ask(0)
  onTestFinished(stop)
  await expect(ask(port)).rejects.toThrow(`Port ${port} is taken`)
})
