import { isCode, isGenerated, isTest, lineOf, type Source } from './source.ts'
import { childrenOf, treeOf, walk, type Node } from './syntax.ts'

/** Words by their keys, namespaces first. */
export type WordTree = string | { readonly [key: string]: WordTree }

/** Words that no code uses yet, each with the feature that will use them. */
const AWAITED: Readonly<Record<string, string>> = {}

/** A place in the code that picks words: `$.fields[name]` is `['fields', '*']`. */
interface Use {
  path: string
  line: number
  /** Namespaces that the picking function reads; empty where the file does not say. */
  namespaces: readonly string[]
  keys: readonly string[]
}

const ANY = '*'
const PICKED = '$'

const textOf = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** The namespace of `useTranslation('x')` and `getFixedT(language, 'x')`. */
function namespaceOf(node: Node | null): string | undefined {
  if (node?.type === 'MemberExpression') return namespaceOf(node.object)
  if (node?.type !== 'CallExpression') return undefined
  const { callee } = node
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : ''
  if (name === 'useTranslation') return textOf(node.arguments[0])
  return name === 'getFixedT' ? textOf(node.arguments[1]) : undefined
}

/** Which names pick words of which namespaces, wherever in the file they do. */
function pickersOf(tree: Node): Map<string, Set<string>> {
  const pickers = new Map<string, Set<string>>()
  walk(tree, (node) => {
    if (node.type !== 'VariableDeclarator') return
    const namespace = namespaceOf(node.init)
    if (namespace === undefined) return
    walk(node.id, (part) => {
      if (part.type === 'Identifier')
        pickers.set(part.name, new Set([...(pickers.get(part.name) ?? []), namespace]))
    })
  })
  return pickers
}

const isPicking = (node: Node | undefined) =>
  node?.type === 'ArrowFunctionExpression' &&
  node.params[0]?.type === 'Identifier' &&
  node.params[0].name === PICKED

/** The keys of `$.a[b].c`; undefined for what does not begin with `$`. */
function keysOf(node: Node): string[] | undefined {
  if (node.type === 'Identifier') return node.name === PICKED ? [] : undefined
  if (node.type !== 'MemberExpression') return undefined
  const before = keysOf(node.object)
  if (before === undefined) return undefined
  const { property, computed } = node
  if (!computed && property.type === 'Identifier') return [...before, property.name]
  return [...before, textOf(property) ?? ANY]
}

function usesIn(source: Source): Use[] {
  const tree = treeOf(source)
  const pickers = pickersOf(tree)
  const uses: Use[] = []
  const visit = (node: Node, namespaces: readonly string[]): void => {
    const keys = node.type === 'MemberExpression' ? keysOf(node) : undefined
    if (keys !== undefined)
      uses.push({ path: source.path, line: lineOf(source.text, node.start), namespaces, keys })
    for (const child of childrenOf(node)) {
      // the chain is counted as a whole
      if (keys !== undefined && node.type === 'MemberExpression' && child === node.object) continue
      visit(child, isPicking(child) ? namespacesOf(node, pickers) : namespaces)
    }
  }
  visit(tree, [])
  return uses
}

function namespacesOf(call: Node, pickers: Map<string, Set<string>>): readonly string[] {
  if (call.type !== 'CallExpression') return []
  if (call.callee.type === 'Identifier') return [...(pickers.get(call.callee.name) ?? [])]
  const namespace = namespaceOf(call.callee)
  return namespace === undefined ? [] : [namespace]
}

const leavesOf = (tree: WordTree, at: string): string[] =>
  typeof tree === 'string'
    ? [at]
    : Object.entries(tree).flatMap(([key, below]) => leavesOf(below, `${at}.${key}`))

const isForm = (key: string, wanted: string) =>
  key === wanted || (key.startsWith(`${wanted}_`) && /_(?:zero|one|two|few|many|other)$/.test(key))

/** The words that keys pick, their plural forms included. */
function picked(tree: WordTree, [key, ...rest]: readonly string[], at: string): string[] {
  if (key === undefined) return leavesOf(tree, at)
  if (typeof tree === 'string') return []
  return Object.entries(tree)
    .filter(([name]) => key === ANY || isForm(name, key))
    .flatMap(([name, below]) => picked(below, rest, `${at}.${name}`))
}

const isProduct = ({ path }: Source) =>
  /^(?:apps\/web|packages\/i18n)\/src\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !path.includes('/locales/')

/** Words that code picks but that do not exist, and words that exist but that no code picks. */
export function wordFaults(
  house: Source[],
  words: Readonly<Record<string, WordTree>>,
  awaited: Readonly<Record<string, string>> = AWAITED,
): string[] {
  const used = new Set<string>()
  const missing = house
    .filter(isProduct)
    .flatMap(usesIn)
    .flatMap(({ path, line, namespaces, keys }) => {
      const among = namespaces.length > 0 ? namespaces : Object.keys(words)
      const found = among.flatMap((namespace) => picked(words[namespace] ?? {}, keys, namespace))
      for (const key of found) used.add(key)
      return found.length === 0
        ? [`${path}:${line}: No words at ${keys.join('.')}. Add them in packages/i18n/src/locales.`]
        : []
    })
  const isBelow = (key: string, above: string) => key === above || key.startsWith(`${above}.`)
  const unused = Object.entries(words)
    .flatMap(([namespace, tree]) => leavesOf(tree, namespace))
    .filter((key) => !used.has(key) && !Object.keys(awaited).some((above) => isBelow(key, above)))
    .map((key) => `packages/i18n: No code uses the words ${key}. Remove them.`)
  const arrived = Object.keys(awaited)
    .filter((above) => [...used].some((key) => isBelow(key, above)))
    .map((above) => `tooling/house/words.ts: The words ${above} are used now. Remove them from AWAITED.`)
  return [...missing, ...unused, ...arrived]
}
