import { expect, test } from 'vitest'
import { issueText } from './issue-text.ts'
import { letters as enLetters } from './locales/en/letters.ts'
import { list_files as enListFiles } from './locales/en/list-files.ts'
import { refusals as enRefusals } from './locales/en/refusals.ts'
import { report_files as enReportFiles } from './locales/en/report-files.ts'
import { sheet as enSheet } from './locales/en/sheet.ts'
import { work_files as enWorkFiles } from './locales/en/work-files.ts'
import { letters as esLetters } from './locales/es/letters.ts'
import { list_files as esListFiles } from './locales/es/list-files.ts'
import { refusals as esRefusals } from './locales/es/refusals.ts'
import { report_files as esReportFiles } from './locales/es/report-files.ts'
import { sheet as esSheet } from './locales/es/sheet.ts'
import { work_files as esWorkFiles } from './locales/es/work-files.ts'
import { SCREEN_WORDS } from './screen-words.ts'

type Tree = string | { readonly [key: string]: Tree }

const leaves = (tree: Tree, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, below]) => leaves(below, path ? `${path}.${key}` : key))

const english = new Map(
  leaves({
    ...SCREEN_WORDS.en,
    letters: enLetters,
    sheet: enSheet,
    report_files: enReportFiles,
    list_files: enListFiles,
    work_files: enWorkFiles,
    refusals: enRefusals,
  }),
)
const spanish = new Map(
  leaves({
    ...SCREEN_WORDS.es,
    letters: esLetters,
    sheet: esSheet,
    report_files: esReportFiles,
    list_files: esListFiles,
    work_files: esWorkFiles,
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

test('a refusal names nothing but its number: what it is about stands behind its words', () => {
  for (const words of [enRefusals, esRefusals])
    for (const [code, text] of Object.entries(words))
      expect(
        placeholders(text).filter((name) => name !== 'count'),
        code,
      ).toEqual([])
})

test('the server says an issue in the language of the request', () => {
  expect(issueText('en', 'too_short', { count: 8 })).toBe('This field must have at least 8 character(s)')
  expect(issueText('es', 'too_short', { count: 8 })).toBe('Este campo debe tener al menos 8 carácter(es)')
})
