import { beginTrial } from '@plenum/bench/long-run'
import { timesOf } from '@plenum/bench/trials'
import { LANGUAGES, test } from './fixtures.ts'
import { looksIn } from './looking-around.ts'
import { WALK_COUNT, walkScreens } from './screen-walks.ts'

const COUNT = timesOf('looks')
const record = beginTrial('looks')

for (const language of LANGUAGES) walkScreens(language, looksIn(language, COUNT))

let passed = 0
test.afterEach(({}, { status }) => {
  if (status === 'passed') passed += 1
})
// after a test that failed the others run in another process
test.afterAll(() => {
  if (passed === WALK_COUNT * LANGUAGES.length)
    record({
      done: { looks: COUNT, 'ways through the screens': passed },
      failed: { 'ways that axe objects to': 0 },
    })
})
