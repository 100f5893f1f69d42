import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import * as css from '@plenum/ui/css'
import * as patterns from '@plenum/ui/patterns'
import * as recipes from '@plenum/ui/recipes'

/** What makes names of classes, by the module that has it. */
const MAKERS = new Map<string, Readonly<Record<string, unknown>>>([
  ['@plenum/ui/css', css],
  ['@plenum/ui/patterns', patterns],
  ['@plenum/ui/recipes', recipes],
])

type Make = (...styles: unknown[]) => unknown

/** Told of whatever is only known once the page runs. */
const UNKNOWN = Symbol('unknown')

function keyOf({ key, computed }: ESTree.ObjectProperty): string | null {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

function objectOf({ properties }: ESTree.ObjectExpression): unknown {
  const known: Record<string, unknown> = {}
  for (const property of properties) {
    const key = property.type === 'Property' ? keyOf(property) : null
    const value = property.type === 'Property' ? valueOf(property.value) : UNKNOWN
    if (key === null || value === UNKNOWN) return UNKNOWN
    known[key] = value
  }
  return known
}

/** The value of an expression of plain words, numbers and objects. */
function valueOf(expression: ESTree.Argument): unknown {
  if (expression.type === 'Literal') return expression.value
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked
  return expression.type === 'ObjectExpression' ? objectOf(expression) : UNKNOWN
}

/** What a module calls the makers it imports. */
function makersOf(body: ESTree.Program['body']): Map<string, Make> {
  const makers = new Map<string, Make>()
  for (const statement of body) {
    const made = statement.type === 'ImportDeclaration' ? MAKERS.get(statement.source.value) : undefined
    if (statement.type !== 'ImportDeclaration' || made === undefined) continue
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : ''
      const make = made[name]
      // what these modules export as functions takes styles and names classes
      if (typeof make === 'function') makers.set(specifier.local.name, make as Make)
    }
  }
  return makers
}

/** A module with the names of classes in place of the styles that are known beforehand; null where there are none. */
export function withClassNames(code: string, lang: 'ts' | 'tsx'): string | null {
  const { program } = parseSync(`module.${lang}`, code)
  const makers = makersOf(program.body)
  const known: { start: number; end: number; names: string }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: styles, start, end }) => {
      const make = callee.type === 'Identifier' ? makers.get(callee.name) : undefined
      const values = styles.map(valueOf)
      if (make === undefined || values.includes(UNKNOWN)) return
      const names = make(...values)
      // a recipe of several parts has names for each
      if (typeof names === 'string') known.push({ start, end, names })
    },
  }).visit(program)
  if (known.length === 0) return null
  return known
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, names }) => text.slice(0, start) + JSON.stringify(names) + text.slice(end),
      code,
    )
}

/** Works styles out in the build, as far as they are known then: a page has their names of classes, and nothing to do. */
export const classNames = (): Plugin => ({
  name: 'plenum:class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?(\?|$)/, code: /@plenum\/ui\/(css|patterns|recipes)/ },
    handler: (code, id) => {
      const named = withClassNames(code, /\.tsx(\?|$)/.test(id) ? 'tsx' : 'ts')
      return named === null ? null : { code: named, map: null }
    },
  },
})
