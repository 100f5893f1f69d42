import { test } from '../fixtures.ts'
import { sendImprovement, sendReport } from '../support-walk.ts'

test('an improvement is sent from over the page', ({ page, person, language }) =>
  sendImprovement({ page, person, language, how: 'over' }))

test('a report with its steps is sent from its page', ({ page, person, language }) =>
  sendReport({ page, person, language, how: 'page' }))
