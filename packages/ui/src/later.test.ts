import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LATER } from './later.ts'

test('the parts whose styles come later are those that bring them', async () => {
  const names = (await readdir(import.meta.dirname)).filter((name) => /^[a-z-]+\.tsx$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, import.meta.url), 'utf8')))
  const bringing = names.filter((_, index) => texts[index]?.includes("import './later.css'"))
  expect(bringing.map((name) => name.replace('.tsx', ''))).toEqual([...LATER])
})
