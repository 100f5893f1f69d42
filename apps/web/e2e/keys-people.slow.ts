import { signedIn } from './client.ts'
import { enter, LANGUAGES, test } from './fixtures.ts'
import { Keys } from './keys.ts'
import type { Visit } from './keys-account.ts'
import { workTheInvitations, workTheList, workTheLog, workTheProfile, workTheTeams } from './keys-people.ts'
import { joinByMail } from './people.ts'

const WIDTH = { en: 1440, es: 390 } as const

for (const language of LANGUAGES) {
  const width = WIDTH[language]
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 900 } })

    test('people, sessions and permissions are worked without a mouse', async ({
      page,
      w,
      person,
      server,
      mailbox,
    }) => {
      const visit: Visit = { page, w, person, language, keys: new Keys(page) }
      const eva = { name: 'Eva', surname: 'Gil', email: `eva-${person.email}`, password: 'Cold-aisle-2' }
      await enter(page, person)
      const { invitations, notifications } = await signedIn(server.url, person)
      await invitations.create({ email: eva.email, team_id: null })
      await joinByMail(mailbox, server.url, eva)
      // that she joined stands in the corner, where there is room for five
      await notifications.mark({})
      await test.step('the profile', () => workTheProfile(visit))
      await test.step('teams and permissions', () => workTheTeams(visit))
      await test.step('invitations', () => workTheInvitations(visit, `leo-${person.email}`))
      await test.step('the list of people', () => workTheList(visit, `${eva.name} ${eva.surname}`))
      await test.step('the log', () => workTheLog(visit))
    })
  })
}
