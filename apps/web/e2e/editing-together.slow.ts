import { blankAsset } from '@plenum/domain/asset'
import { signedIn } from './client.ts'
import {
  box,
  createCompany,
  editAsset,
  expect,
  expectAccessible,
  INVENTORY,
  LANGUAGES,
  test,
} from './fixtures.ts'
import { eva, hears, pageOf } from './news.ts'
import { filled } from './words.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('two people with one asset open see each other and each change, and lose nothing', async ({
      page,
      browser,
      server,
      mailbox,
      w,
      person,
    }) => {
      const founder = await createCompany(page, person, ['Server 1'])
      const who = await eva(founder, { url: server.url, mailbox, person })
      const joined = (await founder.users.list({ search: who.email })).results[0]
      if (joined) await founder.users.update(joined, { is_administrator: true })
      const colleague = await signedIn(server.url, who)
      const heard = hears(page)
      await page.goto(INVENTORY)
      await heard
      const { results } = await founder.assets.list({})
      const [seen] = results
      if (seen === undefined) throw new Error('No asset')

      await test.step('what she makes stands in his list', async () => {
        await colleague.assets.create({ ...blankAsset, name: 'Server by Eva', place: null })
        await expect(page.getByRole('row', { name: 'Server by Eva' })).toBeVisible()
      })

      const mine = await editAsset(page, w, 'Server 1')
      await mine.name.fill('Server by me')
      const other = await pageOf(browser, who, `${INVENTORY}?asset=${seen.id}`)
      const theirs = other.getByRole('dialog').first()
      await expect(theirs.getByText(filled(w.live.presence.editing_one, { names: 'Ana Ruiz' }))).toBeVisible()
      await theirs.getByRole('button', { name: w.assets.edit }).click()
      await expect(
        mine.sheet.getByText(filled(w.live.presence.editing_one, { names: 'Eva Gil' })),
      ).toBeVisible()
      await box(theirs, w.fields.asset.name).fill('Server by them')
      await box(theirs, w.fields.asset.hostname).fill('srv-1.atlas.example')
      await theirs.getByRole('button', { name: w.common.actions.save }).click()

      const news = mine.sheet.getByText(filled(w.live.edit.changed, { name: 'Eva Gil' }))
      await expect(news).toBeVisible()
      await expect(mine.name).toHaveValue('Server by me')
      await expectAccessible(page)
      await mine.sheet.getByRole('button', { name: w.live.edit.see }).click()
      const conflict = mine.sheet.getByRole('radiogroup', { name: w.fields.asset.name })
      await expect(conflict).toContainText('Server by me')
      await expect(conflict).toContainText('Server by them')
      await mine.sheet.getByRole('button', { name: w.merge.save }).click()
      await expect(mine.sheet.getByRole('heading', { name: 'Server by me' })).toBeVisible()
      await expect(mine.sheet.getByText('srv-1.atlas.example')).toBeVisible()
      await expect(theirs.getByRole('heading', { name: 'Server by me' })).toBeVisible()
      await other.close()
      await expect(mine.sheet.getByText('Eva Gil')).toHaveCount(0)
    })
  })
