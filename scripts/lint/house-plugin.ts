import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Reported = { readonly start: number; readonly end: number; readonly range: [number, number] }

const TEXT_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
])
const hasLetter = (text: string) => /\p{L}/u.test(text)

const childOf = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined

const anyHasText = (node: unknown, keys: readonly string[]): boolean =>
  keys.some((key) => hasText(childOf(node, key)))

/** Whether a node contains text that is visible and not translated. */
const hasText = (node: unknown): boolean => {
  const quasis = childOf(node, 'quasis')
  switch (childOf(node, 'type')) {
    case 'JSXText':
    case 'Literal': {
      const value = childOf(node, 'value')
      return typeof value === 'string' && hasLetter(value)
    }
    case 'TemplateLiteral':
      return Array.isArray(quasis) && quasis.some((quasi) => hasLetter(rawText(quasi)))
    case 'JSXExpressionContainer':
      return anyHasText(node, ['expression'])
    case 'ConditionalExpression':
      return anyHasText(node, ['consequent', 'alternate'])
    case 'LogicalExpression':
      return anyHasText(node, ['left', 'right'])
    default:
      return false
  }
}

const rawText = (quasi: unknown) => String(childOf(childOf(quasi, 'value'), 'raw'))

const isDate = (callee: { type: string; name?: unknown }) =>
  callee.type === 'Identifier' && callee.name === 'Date'

const noNow: Rule = {
  create: (context) => ({
    NewExpression: (node) => {
      if (isDate(node.callee) && node.arguments.length === 0) {
        context.report({ node, message: 'Take the time from the context: new Date() is a clock' })
      }
    },
    CallExpression: (node) => {
      if (isDate(node.callee)) {
        context.report({ node, message: 'Take the time from the context: Date() is a clock' })
      }
    },
  }),
}

const noBareText: Rule = {
  create: (context) => {
    const message = 'Words come from i18n: the other languages never see this text'
    const check = (children: readonly Reported[]) => {
      for (const node of children) if (hasText(node)) context.report({ node, message })
    }
    return {
      JSXElement: (node) => check(node.children),
      JSXFragment: (node) => check(node.children),
      JSXAttribute: (node) => {
        const { name } = node.name
        if (typeof name === 'string' && TEXT_ATTRIBUTES.has(name) && hasText(node.value)) {
          context.report({ node, message })
        }
      },
    }
  },
}

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'house' },
  rules: { 'no-now': noNow, 'no-bare-text': noBareText },
}

// oxlint loads plugins by their default export.
export default plugin
