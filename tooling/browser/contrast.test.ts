import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium as launchOptions } from './chromium.ts'
import { CONTRAST } from './contrast.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(launchOptions)
  page = await browser.newPage({ viewport: { width: 400, height: 300 } })
}, 60_000)
afterAll(() => browser.close())

/** What is said of the element called `text` in a page. */
const saidOf = async (body: string) => {
  await page.setContent(`<style>body { margin: 0; background: #fff; font: 16px sans-serif }</style>${body}`)
  const [said] = await page.evaluate<(string | null)[]>(
    `(() => { ${CONTRAST.map(String).join('\n')}; return unreadable([document.getElementById('text')]) })()`,
  )
  return said
}
const svg = (body: string, text = 'fill="#000"') =>
  `<svg width="400" height="300">${body}<text id="text" x="50" y="50" ${text}>Leaf</text></svg>`

test.each([
  ['black on white', '<p id="text">Leaf</p>', null],
  ['grey on white', '<p id="text" style="color: #999">Leaf</p>', '2.85 of 4.5'],
  ['the same where it is large', '<p id="text" style="color: #888; font-size: 24px">Leaf</p>', null],
  ['dimmed by what it is in', '<div style="opacity: 0.4"><p id="text">Leaf</p></div>', '2.85 of 4.5'],
  [
    'over one end of a gradient',
    '<p id="text" style="background: linear-gradient(#fff, #555)">Leaf</p>',
    '2.82 of 4.5',
  ],
  ['over a picture', '<p id="text" style="background: url(data:image/png,)">Leaf</p>', 'over a picture'],
  [
    'over what comes before it by style',
    '<style>p::before { content: ""; background: #000 }</style><p id="text">Leaf</p>',
    '1.00 of 4.5',
  ],
  [
    'beside a line that comes before it by style',
    '<style>p::before { content: ""; position: absolute; width: 2px; height: 20px; background: #000 }</style><p id="text">Leaf</p>',
    null,
  ],
  [
    'over a shape that no pointer meets',
    svg('<rect width="400" height="300" fill="#222" style="pointer-events: none"/>'),
    '1.32 of 4.5',
  ],
  ['beside that shape', svg('<rect y="100" width="400" height="100" fill="#222"/>'), null],
  ['crossed by a line', svg('<path d="M0 46h400" stroke="#000"/>'), null],
  [
    'over a shape, in a colour of its own around it',
    svg(
      '<rect width="400" height="300"/>',
      'fill="#000" stroke="#fff" stroke-width="4" paint-order="stroke"',
    ),
    null,
  ],
  [
    'covered',
    '<p id="text" style="color: #eee">Leaf</p><div style="position: fixed; inset: 0; background: #fff"></div>',
    null,
  ],
  [
    'a light hint in an empty box',
    '<style>::placeholder { color: #ccc }</style><input id="text" placeholder="Leaf">',
    '1.61 of 4.5',
  ],
])('%s', async (_, body, expected) => {
  expect(await saidOf(body)).toBe(expected)
})
