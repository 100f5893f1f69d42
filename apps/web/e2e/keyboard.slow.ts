import { enter, expect, INVENTORY, test } from './fixtures.ts'
import { Keys, unseenFocus } from './keys.ts'

test('the first stop of a page anybody can open jumps over its header', async ({ page, w }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: w.auth.landing.title })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  const keys = new Keys(page)
  await keys.press('Tab')
  await keys.at(page.getByRole('link', { name: w.common.skip }))
  await keys.press('Enter')
  await keys.at(page.getByRole('main'))
})

test('every stop of the keyboard can be seen', async ({ page, person }) => {
  await enter(page, person, INVENTORY, ['Server 1'])
  await page.goto('/app/settings/assets-inventory')
  await expect(page.getByRole('row', { name: 'Server 1' })).toBeVisible()
  const unseen: string[] = []
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab')
    unseen.push(await unseenFocus(page))
  }
  // past the last stop comes the browser itself
  expect(unseen.filter((each) => each !== '' && each !== 'nothing')).toEqual([])
})

test('nothing moves for those who asked for stillness', async ({ page, person }) => {
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
  await enter(page, person, INVENTORY, ['Server 1'])
  await page.getByRole('row', { name: 'Server 1' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect((await moving()).length).toBeGreaterThan(0)
})

test('what a team may not open says what is missing and leads home', async ({ page, w, person }) => {
  await enter(page, person)
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
  await expect(page.getByText(w.hierarchy.empty.data_center)).toBeVisible()
})
