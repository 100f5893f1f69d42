import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LATER } from './later.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The later styles that a file takes from its recipes, by their names. */
function laterIn(text: string): string[] {
  const taken = /import \{([^}]*)\} from '@plenum\/ui\/recipes'/.exec(text)?.[1]?.split(',') ?? []
  const names = taken.map((one) => kebab(one.trim().replace(/(Recipe)?( as .*)?$/, '')))
  return LATER.filter((name) => names.includes(name))
}

const sources = (await readdir(import.meta.dirname)).filter((name) => /^[a-z-]+\.tsx?$/.test(name))
const texts = await Promise.all(
  sources.map(async (name) => ({ name, text: await readFile(new URL(name, import.meta.url), 'utf8') })),
)

test('whoever uses styles that come later brings them, and nobody else', () => {
  const using = texts.filter(({ text }) => laterIn(text).length > 0)
  const bringing = texts.filter(({ text }) => text.includes("import './later.css'"))
  expect(bringing.map(({ name }) => name)).toEqual(using.map(({ name }) => name))
})

test('styles that are said to come later are used', () => {
  expect([...new Set(texts.flatMap(({ text }) => laterIn(text)))].toSorted()).toEqual([...LATER].toSorted())
})
