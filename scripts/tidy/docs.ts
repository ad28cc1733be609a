import { dirname, normalize } from 'node:path/posix'
import { captures, foldersIn, select, type Rule, type Tree } from './tree.ts'

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')

const exists = (tree: Tree, path: string) =>
  path === '.' ||
  tree.files.has(path) ||
  foldersIn(tree, `${dirname(path)}/`.replace(/^\.\//, ''))
    .map((name) => normalize(`${dirname(path)}/${name}`))
    .includes(path.replace(/\/$/, ''))

export const linksResolve: Rule = (tree) =>
  select(tree, /\.md$/).flatMap(([path, text]) =>
    captures(withoutCode(text), /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)
      .filter((link) => !/^([a-z][\w+.-]*:|#)/i.test(link))
      .map((link) => link.replace(/[#?].*$/, ''))
      .filter((link) => !exists(tree, normalize(`${dirname(path)}/${link}`)))
      .map((link) => ({ path, message: `links to ${link}, which is not there` })),
  )

/** Records of measurements move to docs/notes and keep their number. */
export const decisionsAreNumbered: Rule = (tree) =>
  select(tree, /^docs\/(decisions|notes)\/[^/]+\.md$/, /README\.md$/)
    .map(([path]) => ({ path, name: path.split('/').at(-1) ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .filter(
      ({ name }, index) =>
        !/^\d{3}-[a-z0-9-]+\.md$/.test(name) || Number(name.slice(0, 3)) !== index + 1,
    )
    .map(({ path }) => ({ path, message: 'decisions are NNN-name.md from 001 without gaps' }))
