import { box, choose, enter, expect, expectAccessible, LANGUAGES, test, type Page } from './fixtures.ts'
import { pageOf } from './news.ts'
import { CONFIGURATION, level, makeTeam } from './people.ts'
import { filled, type ScreenWords } from './words.ts'
import { profileOn } from './profile-form.ts'

/** The choice between two people's changes, as it stands on a page. */
const choiceOn = (page: Page, { merge }: ScreenWords) => ({
  notice: (title: string) => page.getByRole('group', { name: title }),
  field: (name: string) => page.getByRole('radiogroup', { name, exact: true }),
  mine: (value: string) => page.getByRole('radio', { name: `${merge.mine} ${value}`, exact: true }),
  theirs: (value: string) => page.getByRole('radio', { name: `${merge.theirs} ${value}`, exact: true }),
  save: page.getByRole('button', { name: merge.save }),
  back: page.getByRole('button', { name: merge.back }),
})

const teamOn = (page: Page, { teams }: ScreenWords) => ({
  name: box(page, teams.name),
  description: box(page, teams.description),
  save: page.getByRole('button', { name: teams.save, exact: true }),
  saved: page.getByText(teams.saved, { exact: true }).first(),
})

/** Both change name and level; the other is faster, and once more while the first is still choosing. */
async function changeOneTeam(page: Page, other: Page, w: ScreenWords) {
  const [mine, theirs, choice] = [teamOn(page, w), teamOn(other, w), choiceOn(page, w)]
  await makeTeam(page, w, 'Facility')
  await mine.name.fill('Facility North')
  await choose(level(page, w, 'write'))
  await other.goto(CONFIGURATION)
  await theirs.name.fill('Facilities')
  await choose(level(other, w, 'onlyRead'))
  await theirs.save.click()
  await expect(theirs.saved).toBeVisible()

  await mine.save.click()
  await expect(choice.notice(w.merge.title)).toBeFocused()
  await expectAccessible(page)
  await choice.back.click()
  await expect(mine.name).toHaveValue('Facility North')
  await expect(level(page, w, 'write')).toBeChecked()
  await expect(mine.save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choice.field(w.teams.name)).toContainText('Facilities')
  await theirs.description.fill('Cooling and power')
  await theirs.save.click()
  await expect(other.getByRole('button', { name: w.teams.discard })).toHaveCount(0)

  await choice.mine(w.teams.levels.write).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice.theirs(w.teams.levels.onlyRead)).toBeChecked()
  await choice.save.click()
  await expect(page.getByText(filled(w.merge.only_theirs, { fields: w.teams.description }))).toBeVisible()
  await choice.save.click()
  await expect(mine.saved).toBeVisible()
  await other.reload()
  for (const each of [page, other]) {
    await expect(teamOn(each, w).name).toHaveValue('Facility North')
    await expect(teamOn(each, w).description).toHaveValue('Cooling and power')
    await expect(level(each, w, 'onlyRead')).toBeChecked()
  }
}

/** The name is changed in two places; what only one of them changed is kept of both. */
async function changeOneProfile(page: Page, other: Page, w: ScreenWords) {
  const [mine, theirs, choice] = [profileOn(page, w), profileOn(other, w), choiceOn(page, w)]
  await page.goto('/app/profile')
  await mine.name.fill('Ana María')
  await mine.phone.fill('+34 600 000 000')
  await other.goto('/app/profile')
  await theirs.name.fill('Anna')
  await theirs.surname.fill('Ruiz Vega')
  await theirs.save.click()
  await expect(theirs.saved).toBeVisible()

  await mine.save.click()
  await expect(choice.notice(w.profile.personal.stale)).toBeFocused()
  // somebody who goes elsewhere instead of choosing is asked, and nothing is chosen for him
  await page.getByRole('link', { name: w.shell.nav.home }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.common.actions.save }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL('/app/profile')
  await choice.mine('Ana María').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(choice.mine('+34 600 000 000')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(mine.saved).toBeVisible()
  await other.reload()
  for (const { name, surname, phone } of [mine, theirs]) {
    await expect(name).toHaveValue('Anna')
    await expect(surname).toHaveValue('Ruiz Vega')
    await expect(phone).toHaveValue('+34 600 000 000')
  }
}

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('two who change one team, and one who changes his profile in two places, choose what stays', async ({
      page,
      browser,
      w,
      person,
    }) => {
      await enter(page, person)
      const other = await pageOf(browser, person)
      await test.step('a team', () => changeOneTeam(page, other, w))
      await test.step('a profile', () => changeOneProfile(page, other, w))
      await other.close()
    })
  })
