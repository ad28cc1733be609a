import { dirname, normalize } from 'node:path/posix'
import { jsonEntries, jsonPart } from './json.ts'
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

export const decisionsAreNumbered: Rule = (tree) =>
  select(tree, /^docs\/decisions\/[^/]+\.md$/, /README\.md$/)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .filter(([path], index) => {
      const name = path.split('/').at(-1) ?? ''
      return !/^\d{3}-[a-z0-9-]+\.md$/.test(name) || Number(name.slice(0, 3)) !== index + 1
    })
    .map(([path]) => ({ path, message: 'decisions are NNN-name.md from 001 without gaps' }))

const commandOf = (script: string) =>
  script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`

export const scriptsAreInTheReadme: Rule = (tree) => {
  const readme = tree.files.get('README.md')
  const manifest = tree.files.get('package.json')
  if (readme === undefined || manifest === undefined) return []
  const scripts = jsonPart(JSON.parse(manifest), 'scripts')
  const lines = readme.split('\n')
  return jsonEntries(scripts)
    .map(([name]) => name)
    .map(commandOf)
    .filter((command) => !lines.some((line) => new RegExp(`${command}(?![\\w:-])`).test(line)))
    .map((command) => ({ path: 'README.md', message: `${command} is not mentioned` }))
}
