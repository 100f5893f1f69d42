import { expect, test } from 'vitest'
import { issueText } from './issue-text.ts'
import { company as enCompany } from './locales/en/company.ts'
import { feedback as enFeedback } from './locales/en/feedback.ts'
import { letters as enLetters } from './locales/en/letters.ts'
import { refusals as enRefusals } from './locales/en/refusals.ts'
import { spikes as enSpikes } from './locales/en/spikes.ts'
import { app as enApp } from './locales/en/app.ts'
import { start as enStart } from './locales/en/start.ts'
import { company as esCompany } from './locales/es/company.ts'
import { feedback as esFeedback } from './locales/es/feedback.ts'
import { letters as esLetters } from './locales/es/letters.ts'
import { refusals as esRefusals } from './locales/es/refusals.ts'
import { spikes as esSpikes } from './locales/es/spikes.ts'
import { app as esApp } from './locales/es/app.ts'
import { start as esStart } from './locales/es/start.ts'

type Tree = string | { readonly [key: string]: Tree }

const leaves = (tree: Tree, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key))

const english = new Map(
  leaves({
    ...enStart,
    ...enApp,
    ...enCompany,
    ...enFeedback,
    ...enSpikes,
    letters: enLetters,
    refusals: enRefusals,
  }),
)
const spanish = new Map(
  leaves({
    ...esStart,
    ...esApp,
    ...esCompany,
    ...esFeedback,
    ...esSpikes,
    letters: esLetters,
    refusals: esRefusals,
  }),
)
const placeholders = (text = '') =>
  [...text.matchAll(/{{\s*(\w+)/g)]
    .map(([, name = '']) => name)
    .toSorted((one, other) => one.localeCompare(other))

test('Spanish has exactly the keys of English', () => {
  expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted())
})

test('no word is empty and every placeholder stands in both languages', () => {
  for (const [key, text] of english) {
    expect(text.trim(), key).not.toBe('')
    expect(spanish.get(key)?.trim(), key).not.toBe('')
    expect(placeholders(spanish.get(key)), key).toEqual(placeholders(text))
  }
})

test('the server says an issue in the language of the request', () => {
  expect(issueText('en', 'too_short', { count: 8 })).toBe('This field must have at least 8 character(s)')
  expect(issueText('es', 'too_short', { count: 8 })).toBe('Este campo debe tener al menos 8 carácter(es)')
})
