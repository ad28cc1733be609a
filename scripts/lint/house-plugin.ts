import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Reported = { readonly start: number; readonly end: number; readonly range: [number, number] }

const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'])
const hasLetter = (text: string) => /\p{L}/u.test(text)

const part = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined

const someWords = (node: unknown, keys: readonly string[]): boolean =>
  keys.some((key) => saysWords(part(node, key)))

/** True when a reader would see words that no translator has seen. */
const saysWords = (node: unknown): boolean => {
  const quasis = part(node, 'quasis')
  switch (part(node, 'type')) {
    case 'JSXText':
    case 'Literal': {
      const value = part(node, 'value')
      return typeof value === 'string' && hasLetter(value)
    }
    case 'TemplateLiteral':
      return Array.isArray(quasis) && quasis.some((one) => hasLetter(rawText(one)))
    case 'JSXExpressionContainer':
      return someWords(node, ['expression'])
    case 'ConditionalExpression':
      return someWords(node, ['consequent', 'alternate'])
    case 'LogicalExpression':
      return someWords(node, ['left', 'right'])
    default:
      return false
  }
}

const rawText = (quasi: unknown) => String(part(part(quasi, 'value'), 'raw'))

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
      for (const node of children) if (saysWords(node)) context.report({ node, message })
    }
    return {
      JSXElement: (node) => check(node.children),
      JSXFragment: (node) => check(node.children),
      JSXAttribute: (node) => {
        const { name } = node.name
        if (typeof name === 'string' && SPOKEN.has(name) && saysWords(node.value)) {
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

// oxlint loads a plugin by its default export.
export default plugin
