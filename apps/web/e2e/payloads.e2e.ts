import { expect, test } from './fixtures.ts'
import { PAYLOAD_SCREENS } from './payload-screens.ts'
import { routePaths } from './route-paths.ts'

test('every screen is in the list of those that payloads are shown on', () => {
  expect(Object.keys(PAYLOAD_SCREENS).toSorted()).toEqual(routePaths().toSorted())
})
