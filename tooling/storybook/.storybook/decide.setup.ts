import type { Incomplete } from '@plenum/browser/unsure'
import { afterEach, type TestContext } from 'vitest'
import { decide } from './decide.ts'

document.documentElement.dataset.still = ''

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
