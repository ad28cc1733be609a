import { withoutComments } from './source-text.ts'
import { captures, select, type Rule } from './tree.ts'

const FLAGS = 'packages/protocol/src/flags.ts'

export const flagsAreUsed: Rule = (tree) => {
  const list = /export const flags = \{([\s\S]*?)\n\}/.exec(tree.files.get(FLAGS) ?? '')?.[1] ?? ''
  const texts = select(tree, /^(apps|packages)\/.*\.(tsx?|sql|json)$/, /flags\.ts$/)
  // A seed that sets every flag names the list instead of single flags.
  const seedsAll = texts.some(([, text]) => /\b(Object\.keys\(flags\)|Record<Flag,)/.test(text))
  if (seedsAll) return []
  return captures(list, /^\s*(\w+):/gm)
    .filter((flag) => !texts.some(([, text]) => text.includes(flag)))
    .map((flag) => ({ path: FLAGS, message: `the flag ${flag} is neither used nor seeded` }))
}

const CALL = /export const (\w+) = defineCall\(/g

/** The compiler keeps listed calls and handlers in step; this finds calls that are not listed. */
export const callsAreListedAndHandled: Rule = (tree) => {
  const list = ['calls.ts', 'office/calls.ts']
    .map((name) => withoutComments(tree.files.get(`packages/protocol/src/${name}`) ?? ''))
    .join('\n')
  const listed = captures(list, /export const (?:calls|officeCalls) = \[([\s\S]*?)\]/g).join('\n')
  const handlers = select(tree, /^apps\/\w+\/src\/modules\/.*\/http(\.ts$|\/)/).map(
    ([, text]) => text,
  )
  return select(tree, /^packages\/protocol\/src\/.*\.ts$/, /\.test\.ts$/).flatMap(([path, text]) =>
    captures(text, CALL).flatMap((name) => {
      const word = new RegExp(String.raw`\b${name}\b`)
      const route = /path: '([^']+)'/.exec(text.slice(text.indexOf(`const ${name} `)))?.[1] ?? name
      const isHandled = handlers.some((code) => word.test(code) || code.includes(route))
      return [
        ...(word.test(listed) ? [] : [{ path, message: `${name} is not in the list of calls.ts` }]),
        ...(handlers.length === 0 || isHandled
          ? []
          : [{ path, message: `${name} has no handler in any http.ts` }]),
      ]
    }),
  )
}

export const settingsAreDocumented: Rule = (tree) => {
  const page = 'docs/OPERATIONS.md'
  const docs = tree.files.get(page)
  if (docs === undefined) return []
  const settings = select(tree, /^apps\/server\/src\/platform\/config\/.*\.ts$/, /\.test\.ts$/)
  const names = settings.flatMap(([, text]) => captures(text, /^ {2}([A-Z][A-Z0-9_]+):/gm))
  const rows = captures(docs, /^\|\s*`([A-Z][A-Z0-9_]+)`\s*\|/gm)
  return [
    ...names
      .filter((name) => !rows.includes(name))
      .map((name) => ({ path: page, message: `the setting ${name} has no row` })),
    ...rows
      .filter((name) => !names.includes(name))
      .map((name) => ({ path: page, message: `${name} is no setting of the config` })),
  ]
}
