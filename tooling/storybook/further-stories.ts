import { loadCsf } from 'storybook/internal/csf-tools'
import type { Plugin } from 'vite'

const SECOND_LANGUAGE = /\blanguage: 'es'/

/**
 * The stories of a file for which `npm test` has no time: the further looks of a part, where nothing is done, and all in the
 * second language. The first story of a part is never one of them.
 */
export function furtherStories(code: string): string[] {
  const { _stories: stories, _storyStatements: statements } = loadCsf(code, {
    // no title is asked for here
    makeTitle: () => 'Part',
  }).parse()
  const isFurther = (name: string) => {
    const { start, end } = statements[name] ?? {}
    const text = code.slice(start ?? 0, end ?? 0)
    return !stories[name]?.tags?.includes('play-fn') || SECOND_LANGUAGE.test(text)
  }
  return Object.keys(stories).slice(1).filter(isFurther)
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
