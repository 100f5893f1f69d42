import { addAsset, expect, register, test, type Page } from './fixtures.ts'

/** Whether what has the focus can be told from what has not. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return true
    // a field shows it on its frame, a table on its row
    const row = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    const frame = element.parentElement
    const shown = [element, frame, frame?.parentElement, row?.firstElementChild]
    return shown.some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    })
  })

const focused = (page: Page) =>
  page.evaluate(
    () =>
      `${document.activeElement?.tagName} ${document.activeElement?.className} ${document.activeElement?.textContent}`,
  )

test('the first stop jumps over the navigation', async ({ page, w, person }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: w.auth.landing.title })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: w.common.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await register(page, w, person)
  await page.goto('/app/settings/hierarchy')
  await expect(page.getByText(w.hierarchy.empty)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: w.common.skip })).toBeFocused()
  await expect(page.getByRole('link', { name: w.common.skip })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main', { name: w.hierarchy.title })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: w.common.actions.add }).first()).toBeFocused()
})

test('the parts of the page have names', async ({ page, w, person }) => {
  await register(page, w, person)
  await page.goto('/app/settings/hierarchy')
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: w.shell.navigation })).toHaveCount(1)
  await expect(page.getByRole('main', { name: w.hierarchy.title })).toHaveCount(1)
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('every stop of the keyboard can be seen', async ({ page, w, person }) => {
  await register(page, w, person)
  await addAsset(page, w, 'Server 1')
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  const unseen: string[] = []
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await focusIsVisible(page))) unseen.push(await focused(page))
  }
  expect(unseen).toEqual([])
})

test('whatever opens gives the focus back', async ({ page, w, person }) => {
  await register(page, w, person)
  await addAsset(page, w, 'Server 1')
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  const openers = [
    page.getByRole('button', { name: w.common.language.label }),
    page.getByRole('button', { name: w.common.theme.label }),
    page.getByRole('button', {
      name: w.shell.account.open.replace('{{name}}', `${person.name} ${person.surname}`),
    }),
    page.getByRole('button', { name: w.common.table.view }),
  ]
  for (const opener of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    const overlay = page.getByRole('menu').or(page.getByRole('dialog'))
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(opener).toBeFocused()
  }
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(grid).toBeFocused()
})

test('? lists the shortcuts, but not while somebody types', async ({ page, w, person }) => {
  await register(page, w, person)
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByText(w.assets.empty.new_title)).toBeVisible()
  const sheet = page.getByRole('dialog', { name: w.shell.shortcuts.title })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('what?')
  await expect(page.getByRole('combobox', { name: w.common.actions.search })).toHaveValue('what?')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
  for (const group of Object.values(w.shell.shortcuts.groups))
    await expect(sheet.getByRole('heading', { name: group })).toBeVisible()
  for (const name of Object.values(w.shell.shortcuts.names))
    await expect(sheet.getByText(name, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const account = page.getByRole('button', {
    name: w.shell.account.open.replace('{{name}}', `${person.name} ${person.surname}`),
  })
  await account.click()
  await page.getByRole('menuitem', { name: w.shell.shortcuts.title }).click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

test('nothing moves for those who asked for stillness', async ({ page, w, person }) => {
  const moving = () =>
    page.evaluate(() => {
      const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(
            element,
            pseudo,
          )
          const moves =
            (animationName !== 'none' && longest(animationDuration) > 0.001) ||
            longest(transitionDuration) > 0.001 ||
            scrollBehavior === 'smooth'
          return moves ? [`${element.tagName} ${element.className}${pseudo ?? ''}`] : []
        }),
      )
    })
  await register(page, w, person)
  await addAsset(page, w, 'Server 1')
  await page.getByRole('row', { name: 'Server 1' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect((await moving()).length).toBeGreaterThan(0)
})

test('what a team may not open says what is missing and leads home', async ({ page, w, person }) => {
  await register(page, w, person)
  // the same answers of the server, for somebody whose team may only read the hierarchy
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (...call) => {
      const answer = await ask(...call)
      if (!answer.url.endsWith('/api/auth/me/') || !answer.ok) return answer
      const user = await answer.text()
      return new Response(
        user
          .replace('"is_administrator":true', '"is_administrator":false')
          .replace('"assets":"write"', '"assets":"noAccess"')
          .replace('"hierarchy":"write"', '"hierarchy":"onlyRead"'),
        { headers: answer.headers },
      )
    }
  })
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByRole('heading', { level: 1, name: w.shell.areas.assets })).toBeVisible()
  await expect(
    page.getByText(w.shell.forbidden.onlyRead.replace('{{area}}', w.shell.areas.assets)),
  ).toBeVisible()
  await expect(page.getByText(w.shell.forbidden.grant)).toBeVisible()
  await page.getByRole('link', { name: w.common.not_found.action }).click()
  await expect(page).toHaveURL('/app')
  await page.goto('/app/settings/hierarchy')
  await expect(page.getByText(w.hierarchy.empty)).toBeVisible()
})
