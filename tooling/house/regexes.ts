import { isCode, isConfig, isGenerated, isTest, lineOf, type Source } from './source.ts'
import { treeOf, walk } from './syntax.ts'

/** A regular expression and its place in the code. */
export interface Written {
  /** Its file and line. */
  at: string
  regex: RegExp
}

const READS_TEXT = /^(?:packages\/(?:domain|api-server|api-client|i18n)|apps\/(?:web|server))\/src\//

const isRead = ({ path }: Source) =>
  READS_TEXT.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !/\/story-[\w-]+\.tsx?$/.test(path) &&
  !isConfig(path) &&
  !isGenerated(path)

/** Files that build a regular expression from parts, and why no user input is among the parts. */
export const PUT_TOGETHER: Readonly<Record<string, string>> = {
  'apps/server/src/http/first-files.ts': 'parts are file names of the build',
  'packages/api-server/src/app.ts': 'parts are paths of routes',
  'packages/domain/src/nomenclature-template.ts': 'parts are the classes of characters of this file',
}

/** Every regular expression of the product. */
export function regexesOf(house: Source[]): Written[] {
  return house.filter(isRead).flatMap((source) => literalsIn(source))
}

/** Every regular expression of a file. */
export function literalsIn(source: Source): Written[] {
  const found: Written[] = []
  walk(treeOf(source), (node) => {
    if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return
    const { pattern, flags } = node.regex
    found.push({ at: `${source.path}:${lineOf(source.text, node.start)}`, regex: new RegExp(pattern, flags) })
  })
  return found
}

/** Files that build a regular expression without a reason above, and entries whose file builds none any more. */
export function puttingTogether(house: Source[], reasons = PUT_TOGETHER): string[] {
  const doing = house.filter((source) => isRead(source) && /\bnew RegExp\(/.test(source.text))
  const paths = doing.map(({ path }) => path)
  return [
    ...paths
      .filter((path) => !reasons[path])
      .map(
        (path) =>
          `${path}: new RegExp from parts. Write a literal, or add the file and the reason to PUT_TOGETHER in tooling/house/regexes.ts.`,
      ),
    ...Object.keys(reasons)
      .filter((path) => !paths.includes(path))
      .map(
        (path) =>
          `${path}: listed in PUT_TOGETHER of tooling/house/regexes.ts, but it builds no regular expression. Remove the entry.`,
      ),
  ]
}
