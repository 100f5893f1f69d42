import type { Incomplete } from '@plenum/browser/unsure'
import { afterEach, type TestContext } from 'vitest'
import { decide } from './decide.ts'

document.documentElement.dataset.still = ''

// Storybook records every call of a play for its panel of interactions, with the text of each element it was given. There
// is no panel here. Storybook reads the address when it is imported, so this file has to be the first one.
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(history.state, '', address)

interface Reported {
  reports?: readonly { result?: { incomplete?: readonly Incomplete[] } }[]
}

// the addon looks at each story in any case, and tells of what is wrong only
afterEach(({ task }: TestContext) => {
  // what the addon hangs there has no type of its own
  const { reports = [] } = task.meta as Reported
  decide(
    reports.flatMap(({ result }) => result?.incomplete ?? []),
    'As it is shown first',
  )
})
