import { SCREEN_WORDS } from '@plenum/i18n/screen-words'
import { expect, test } from 'vitest'
import { drawingRoutes, namedMocks, upwardDependencies, upwardImports, webCrossings } from './directions.ts'
import { effects, environmentReads, listeners, silentCasts, storageReads, unfinished } from './habits.ts'
import {
  bareImports,
  barrels,
  defaultExports,
  longFiles,
  longRoutes,
  namelessFolders,
  otherCases,
  withoutStory,
} from './shape.ts'
import { readHouse } from './source.ts'
import { hardCodedTexts, ownFormats } from './spoken.ts'
import { wordFaults } from './words.ts'

const house = readHouse()

test('the checker sees the house', () => {
  expect(house.length).toBeGreaterThan(100)
})

test.for([
  ['imports only go down', upwardImports],
  ['packages depend only on what stands below them', upwardDependencies],
  ['seeds and fakes stay out of the product', namedMocks],
  ['features, routes and shell keep to their directions', webCrossings],
  ['routes neither draw nor call', drawingRoutes],
  ['no file is too long', longFiles],
  ['no route is too long', longRoutes],
  ['no file only re-exports', barrels],
  ['every part of the ui has a story', withoutStory],
  ['folders are named for what they are about', namelessFolders],
  ['files are named in kebab-case', otherCases],
  ['exports are named', defaultExports],
  ['imports carry their ending', bareImports],
  ['every effect has a reason', () => effects(house)],
  ['the environment is read in one place', environmentReads],
  ['storage is asked where a refusal is caught', storageReads],
  ['every cast has a reason', silentCasts],
  ['nothing is left unfinished', unfinished],
  ['keys of the page are listed', listeners],
  ['no text on a screen is hard-coded', hardCodedTexts],
  ['no screen formats for a language by itself', ownFormats],
  ['every word is there and used', () => wordFaults(house, SCREEN_WORDS.en)],
] as const)('%s', ([, faultsOf]) => {
  expect(faultsOf(house)).toEqual([])
})
