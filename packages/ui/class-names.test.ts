import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { button } from '@plenum/ui/recipes'
import { expect, test } from 'vitest'
import { withClassNames } from './class-names.ts'

const named = (code: string) => withClassNames(code, 'tsx')

test('styles that are known beforehand become the names that the page would make of them', () => {
  const code = `
    import { css } from '@plenum/ui/css'
    import { stack as column } from '@plenum/ui/patterns'
    import { button } from '@plenum/ui/recipes'
    const quiet = css({ color: 'text.muted', px: { base: '2', md: \`4\` }, '& > *': { mt: '1' } })
    export const Part = () => <p className={column({ gap: '2' })}><a className={button({ tone: 'primary' })} /></p>`
  expect(named(code)).toBe(`
    import { css } from '@plenum/ui/css'
    import { stack as column } from '@plenum/ui/patterns'
    import { button } from '@plenum/ui/recipes'
    const quiet = ${JSON.stringify(css({ color: 'text.muted', px: { base: '2', md: '4' }, '& > *': { mt: '1' } }))}
    export const Part = () => <p className={${JSON.stringify(stack({ gap: '2' }))}}><a className={${JSON.stringify(button({ tone: 'primary' }))}} /></p>`)
})

test.each([
  ['a variable', `import { css } from '@plenum/ui/css'; css({ color: mine })`],
  ['a key of a variable', `import { css } from '@plenum/ui/css'; css({ [mine]: 'red' })`],
  ['one style of several', `import { css } from '@plenum/ui/css'; css({ color: 'red' }, mine)`],
  ['what is spread', `import { css } from '@plenum/ui/css'; css({ ...mine, color: 'red' })`],
  ['a condition', `import { css } from '@plenum/ui/css'; css({ color: mine ? 'red' : 'blue' })`],
  ['a function of that name from elsewhere', `import { css } from './mine.ts'; css({ color: 'red' })`],
  ['names for several parts', `import { dialog } from '@plenum/ui/recipes'; dialog()`],
  ['a style to go on with', `import { css } from '@plenum/ui/css'; css.raw({ color: 'red' })`],
])('%s is left to the page', (_, code) => {
  expect(named(code)).toBeNull()
})
