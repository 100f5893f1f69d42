import { EFFECTS } from './effects.ts'
import { withoutTexts } from './texts.ts'
import { isCode, isConfig, isGenerated, isTest, withoutComments, type Source } from './source.ts'

const isProduct = ({ path }: Source) => isCode(path) && !isTest(path) && !isConfig(path) && !isGenerated(path)

/** Files with an effect but no reason in effects.ts, and entries there whose file has no effect any more. */
export function effects(house: Source[], reasons: Readonly<Record<string, string>> = EFFECTS) {
  const using = house
    .filter(
      (source) =>
        isProduct(source) && /\buse(?:Layout|Insertion)?Effect\(/.test(withoutComments(source.text)),
    )
    .map(({ path }) => path)
  return [
    ...using
      .filter((path) => !reasons[path])
      .map(
        (path) =>
          `${path}: useEffect without a reason. Compute the value while rendering, or add the file and what the effect talks to in tooling/house/effects.ts.`,
      ),
    ...Object.keys(reasons)
      .filter((path) => !using.includes(path))
      .map((path) => `${path}: listed in tooling/house/effects.ts, but it has no effect. Remove the entry.`),
  ]
}

const READS_ENVIRONMENT = /\/env\.ts$|^tooling\//

export const environmentReads = (house: Source[]) =>
  house
    .filter((source) => isProduct(source) && !READS_ENVIRONMENT.test(source.path))
    .filter(({ text }) => /\bprocess\.env\b|\bimport\.meta\.env\b/.test(withoutComments(text)))
    .map(({ path }) => `${path}: Only env.ts reads the environment. Add the variable to the schema there.`)

const READS_STORAGE = /^packages\/i18n\/src\/browser-storage\.ts$|\/story-[\w-]+\.tsx?$/

/** A browser can refuse storage. Then even reading the property throws. */
export const storageReads = (house: Source[]) =>
  house
    .filter((source) => isProduct(source) && !READS_STORAGE.test(source.path))
    .filter(({ text }) => /\b(?:local|session)Storage\b[.[]/.test(withoutComments(text)))
    .map(
      ({ path }) =>
        `${path}: Reading the browser's storage can throw. Use packages/i18n/src/browser-storage.ts, which catches that.`,
    )

const BINDS_KEYS = new Set([
  'apps/web/src/page/use-shortcut.ts',
  // Escape while a pointer drags, wherever the focus is
  'apps/web/src/elevation/drag.ts',
])

/** Keyboard shortcuts are bound in one place, from the list that the help sheet (`?`) shows. */
export const listeners = (house: Source[]) =>
  house
    .filter(
      (source) =>
        isProduct(source) && source.path.startsWith('apps/web/src/') && !BINDS_KEYS.has(source.path),
    )
    .filter(({ text }) => /addEventListener\(\s*['"]key(?:down|up|press)/.test(withoutComments(text)))
    .map(
      ({ path }) => `${path}: Bind keys with useShortcut, and list them in apps/web/src/page/shortcuts.ts.`,
    )

/** The lines stay where they are, so that a fault can be named by its number. */
const emptied = (text: string) => text.replace(/[^\n]/g, '')
const withoutImports = (code: string) =>
  code.replace(/^[ \t]*(?:import|export)\s+(?:type\s+)?[\w\s,*]*(?:\{[^}]*\}|as\s+\w+)/gm, emptied)
const CAST = /[\w)\]}>] as (?!const\b)[\w{([]/
const REASON_ABOVE = 6

/** A cast switches the type check off, so it needs a comment with the reason on the same line or just above. */
export const silentCasts = (house: Source[]) =>
  house
    .filter((source) => isProduct(source) && !source.path.startsWith('tooling/'))
    .flatMap(({ path, text }) => {
      const written = text.split('\n')
      const code = withoutImports(withoutTexts(withoutComments(text))).split('\n')
      return code.flatMap((line, at) => {
        if (!CAST.test(line)) return []
        const near = written.slice(Math.max(0, at - REASON_ABOVE), at + 1)
        return near.some((one) => /\/\/ |\*\//.test(one))
          ? []
          : [`${path}:${at + 1}: Cast without a reason. Remove it, or say why in a comment just above.`]
      })
    })

export const unfinished = (house: Source[]) =>
  house
    .filter(({ path }) => isCode(path) && !isGenerated(path) && !path.startsWith('tooling/house/'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          /(?:\/\/|\*)\s*(?:TODO|FIXME|XXX|HACK)\b/.test(line)
            ? [`${path}:${at + 1}: Unfinished work. Finish it, or open an issue and remove the comment.`]
            : [],
        ),
    )
