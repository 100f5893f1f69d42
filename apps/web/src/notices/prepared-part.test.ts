import { createElement, Suspense, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { preparedPart } from './prepared-part.ts'

const Menu = ({ name }: { name: string }) => createElement('b', null, name)
const menuPart = () =>
  preparedPart(
    async () => ({ Menu }),
    (module) => module.Menu,
  )
const drawn = (Part: ComponentType<{ name: string }>) =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(Part, { name: 'Rack' })))

test('what nobody has prepared is waited for', () => {
  const html = drawn(menuPart())
  expect(html).toContain('waiting')
  expect(html).not.toContain('Rack')
})

test('what was prepared is drawn at once', async () => {
  const Part = menuPart()
  Part.prepare()
  await new Promise((later) => setTimeout(later))
  const html = drawn(Part)
  expect(html).toContain('<b>Rack</b>')
  expect(html).not.toContain('waiting')
})

test('what could not be prepared is fetched when it is drawn', async () => {
  let tries = 0
  const Part = preparedPart(
    async () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      return { Menu }
    },
    (module) => module.Menu,
  )
  Part.prepare()
  await new Promise((later) => setTimeout(later))
  expect(drawn(Part)).toContain('waiting')
  await new Promise((later) => setTimeout(later))
  expect([tries, drawn(Part)]).toEqual([2, expect.stringContaining('<b>Rack</b>')])
})
