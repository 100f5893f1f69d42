import { expect, test } from './fixtures.ts'
import { wear } from './looking-around.ts'

test('the theme that was chosen is there from the first paint on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('where less motion is asked for, nothing moves from one theme to the other', async ({ page }) => {
  await page.goto('/')
  const begun = await page.evaluateHandle(() => {
    const properties: string[] = []
    addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName))
    return properties
  })
  await page.evaluate(wear, 'dark')
  expect(await begun.jsonValue()).toEqual([])
})
