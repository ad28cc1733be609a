import { withoutComments } from './source-text.ts'
import { captures, select, type Finding, type Rule, type Tree } from './tree.ts'

const WORDS = 'packages/i18n/src/words/'
const LANGUAGES = 'packages/i18n/src/languages.ts'
const OFFICE = 'packages/i18n/src/office/'

/** Keys of a pack with their texts; nested objects become dotted keys. */
const flatten = (value: unknown, prefix: string): [string, string][] => {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
  )
}

const packOf = (tree: Tree, tag: string, folder = WORDS): Map<string, string> => {
  const packFolder = `${folder}${tag.toLowerCase()}/`
  return new Map(
    select(tree, /\.json$/)
      .filter(([path]) => path.startsWith(packFolder))
      .flatMap(([path, text]) =>
        flatten(JSON.parse(text), path.slice(packFolder.length).replace(/\.json$/, '')),
      ),
  )
}

/** Tags of a list of languages in a file. */
const tagsIn = (tree: Tree, file: string, name: string): string[] => {
  const [, list = ''] =
    new RegExp(`${name} = \\[(.*?)^\\]`, 'ms').exec(tree.files.get(file) ?? '') ?? []
  return captures(list, /tag: '([\w-]+)'/g)
}

const completeTags = (tree: Tree) => tagsIn(tree, LANGUAGES, 'completeLanguages')

/** Packs that are compared with English: those of players and of the office. */
const translatedPacks = (tree: Tree) =>
  [
    ...completeTags(tree).map((tag) => ({ tag, within: WORDS })),
    ...tagsIn(tree, `${OFFICE}index.ts`, 'officeLanguages').map((tag) => ({ tag, within: OFFICE })),
  ].filter(({ tag }) => tag !== 'en')

/** Names in braces, including arguments of ICU plurals. */
const placeholders = (text: string) =>
  [...new Set(captures(text, /\{\s*(\w+)\s*(?=[},])/g))].toSorted().join(', ')

export const packsHaveTheSameKeys: Rule = (tree) => {
  return translatedPacks(tree).flatMap(({ tag, within: folder }): Finding[] => {
    const english = packOf(tree, 'en', folder)
    const pack = packOf(tree, tag, folder)
    const path = `${folder}${tag.toLowerCase()}`
    const missing = [...english.keys()].filter((key) => !pack.has(key))
    const extra = [...pack.keys()].filter((key) => !english.has(key))
    return [
      ...missing.map((key) => ({ path, message: `has no words for ${key}` })),
      ...extra.map((key) => ({ path, message: `has ${key}, which English has not` })),
    ]
  })
}

export const packsHaveTheSamePlaceholders: Rule = (tree) => {
  return translatedPacks(tree).flatMap(({ tag, within: folder }) => {
    const english = packOf(tree, 'en', folder)
    return [...packOf(tree, tag, folder)]
      .filter(([key, text]) => {
        const original = english.get(key)
        return original !== undefined && placeholders(original) !== placeholders(text)
      })
      .map(([key]) => ({
        path: `${folder}${tag.toLowerCase()}`,
        message: `${key} has other placeholders than English`,
      }))
  })
}

export const refusalsHaveWords: Rule = (tree) => {
  const source = withoutComments(tree.files.get('packages/protocol/src/errors.ts') ?? '')
  const list = /export const refusals = \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  const codes = captures(list, /^\s*(\w+):/gm)
  return completeTags(tree).flatMap((tag) => {
    const pack = packOf(tree, tag)
    const path = `${WORDS}${tag.toLowerCase()}/refusals.json`
    const written = [...pack.keys()].filter((key) => key.startsWith('refusals.'))
    return [
      ...codes
        .filter((code) => !pack.has(`refusals.${code}`))
        .map((code) => ({ path, message: `has no words for the refusal ${code}` })),
      ...written
        .filter((key) => !codes.includes(key.slice('refusals.'.length)))
        .map((key) => ({ path, message: `${key} is no refusal of the protocol` })),
    ]
  })
}
