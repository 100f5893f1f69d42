import { isGenerated, isTest, lineOf, type Source } from './source.ts'
import { treeOf, walk, type Node } from './syntax.ts'

/** Attributes and properties whose text a person reads or hears. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|\w+Label|text|description|message|help|hint|lead|heading|reason|\w+Reason)$/
const WRITTEN = /^\.(?:textContent|innerText|title|ariaLabel)$/
/** A code such as `too_large` is for programs. */
const isCode = (text: string) => /^[a-z]+(?:_[a-z]+)+$/.test(text)
const hasWords = (text: string) => /\p{L}/u.test(text) && !isCode(text)

/** The texts an expression can turn out to be, as far as they are written there. */
function textsOf(node: Node | null): string[] {
  if (node === null) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '')
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression)
  const joins =
    node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+')
  return joins ? [node.left, node.right].flatMap(textsOf) : []
}

const nameOf = (node: Node) =>
  node.type === 'JSXIdentifier' || node.type === 'Identifier'
    ? node.name
    : node.type === 'Literal'
      ? String(node.value)
      : ''

const memberName = (node: Node) => (node.type === 'MemberExpression' ? `.${nameOf(node.property)}` : '')

function spokenIn(node: Node): string[] {
  if (node.type === 'JSXText') return [node.value.trim()]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return node.children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(textsOf)
  if (node.type === 'JSXAttribute') return SPOKEN.test(nameOf(node.name)) ? textsOf(node.value) : []
  if (node.type === 'Property') return SPOKEN.test(nameOf(node.key)) ? textsOf(node.value) : []
  const writes = node.type === 'AssignmentExpression' && WRITTEN.test(memberName(node.left))
  return writes ? textsOf(node.right) : []
}

const isScreen = ({ path }: Source) =>
  /^(?:apps\/web|packages\/ui)\/src\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !isGenerated(path) &&
  !/\/story-[^/]*$/.test(path)

/** Texts on a screen that are not in packages/i18n. */
export const hardCodedTexts = (house: Source[]) =>
  house.filter(isScreen).flatMap((source) => {
    const faults: string[] = []
    walk(treeOf(source), (node) => {
      for (const text of spokenIn(node).filter(hasWords))
        faults.push(
          `${source.path}:${lineOf(source.text, node.start)}: Hard-coded text “${text}”. Add it to packages/i18n/src/locales in every language.`,
        )
    })
    return faults
  })

/** Dates, numbers, units and lists that are not formatted by packages/i18n, in the language on screen. */
export const ownFormats = (house: Source[]) =>
  // a part takes its locale by props and may read what is typed into it
  house
    .filter((source) => isScreen(source) && source.path.startsWith('apps/web/'))
    .flatMap((source) => {
      const faults: string[] = []
      walk(treeOf(source), (node) => {
        const isIntl = node.type === 'MemberExpression' && nameOf(node.object) === 'Intl'
        if (isIntl || /^\.(?:toLocale\w*String|toFixed)$/.test(memberName(node)))
          faults.push(
            `${source.path}:${lineOf(source.text, node.start)}: Do not format for a language here. Use a function of packages/i18n.`,
          )
      })
      return faults
    })
