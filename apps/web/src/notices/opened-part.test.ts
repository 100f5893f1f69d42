import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { openedPart } from './opened-part.tsx'

const Panel = ({ open }: { open: string | undefined }) => createElement('b', null, `Rack ${open}`)

const drawn = async (open: string | undefined, isPrepared: boolean) => {
  const load = vi.fn<() => Promise<{ Panel: typeof Panel }>>(async () => ({ Panel }))
  const Part = openedPart(load, (module) => module.Panel)
  if (isPrepared) {
    Part.prepare()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { html: renderToString(createElement(Part, { open })), asked: load.mock.calls.length }
}

test('what is closed is neither drawn nor fetched', async () => {
  expect(await drawn(undefined, false)).toEqual({ html: '', asked: 0 })
})

test('what opens is fetched, and nothing stands in its place until it is here', async () => {
  const { html, asked } = await drawn('R01', false)
  expect(html).not.toContain('Rack')
  expect(asked).toBe(1)
})

test('what was prepared is there at once', async () => {
  expect((await drawn('R01', true)).html).toContain('Rack R01')
})
