import { expect, test } from 'vitest'
import { makeGood } from './make-good.ts'

/** Something that is done when it is told to be, well or not. */
function slow() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const run = () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
  return { ends, rights: makeGood(run) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what is asked for meanwhile is done once more, behind it, and once for all', async () => {
  const { ends, rights } = slow()
  void rights.ask()
  await settled()
  void rights.ask()
  void rights.ask()
  await settled()
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  await settled()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve()
  await rights.again()
  expect(ends).toHaveLength(2)
})

test('what failed is made good once there is a chance, and no more after that', async () => {
  const { ends, rights } = slow()
  void rights.ask()
  await settled()
  ends[0]?.reject(new Error('No answer'))
  await settled()
  void rights.again()
  await settled()
  expect(ends).toHaveLength(2)
  ends[1]?.resolve()
  await settled()
  await rights.again()
  expect(ends).toHaveLength(2)
})
