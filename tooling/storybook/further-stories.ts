import { loadCsf } from 'storybook/internal/csf-tools'
import type { Plugin } from 'vite'

const SECOND_LANGUAGE = /\blanguage: 'es'/
const SPREAD = /\.\.\.(\w+)/g

/**
 * The stories of a file that only the slow run tries: those without a play, of their own or of a story they are made from,
 * and those in Spanish. The first story of a file is never one of them.
 */
export function furtherStories(code: string): string[] {
  // nothing here needs the title
  const file = loadCsf(code, { makeTitle: () => 'Part' }).parse()
  const textOf = (name: string) => {
    const { start, end } = file._storyStatements[name] ?? {}
    return code.slice(start ?? 0, end ?? 0)
  }
  const plays = (name: string): boolean =>
    file._stories[name]?.tags?.includes('play-fn') === true ||
    [...textOf(name).matchAll(SPREAD)].some(([, other = '']) => other in file._stories && plays(other))
  const allPlay = 'play' in file._metaAnnotations
  return Object.keys(file._stories)
    .slice(1)
    .filter((name) => SECOND_LANGUAGE.test(textOf(name)) || !(allPlay || plays(name)))
}

/** Marks them `slow`, before the addon makes tests of the stories. */
export const markFurtherStories: Plugin = {
  name: 'mark-further-stories',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) =>
      code +
      furtherStories(code)
        .map((name) => `\n${name}.tags = ['slow']`)
        .join(''),
  },
}
