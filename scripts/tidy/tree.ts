/** The source as paths and texts only, so that tests can build any tree. */
export interface Tree {
  readonly files: ReadonlyMap<string, string>
  /** Texts of the same paths in earlier commits, newest first; empty where there is no git. */
  readonly earlier?: readonly ReadonlyMap<string, string>[]
}

export interface Finding {
  readonly path: string
  readonly line?: number
  readonly message: string
}

export type Rule = (tree: Tree) => Finding[]

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

export const select = (tree: Tree, wanted: RegExp, unwanted?: RegExp): [string, string][] =>
  [...tree.files].filter(([path]) => wanted.test(path) && unwanted?.test(path) !== true)

/** A finding for each match of the pattern (with the flag g) in the text. */
export const findAll = (path: string, text: string, pattern: RegExp, message: string): Finding[] =>
  [...text.matchAll(pattern)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message: `${message}: ${match[0].trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`,
  }))

export const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

/** Names of the folders directly under `parent`, such as the modules of the server. */
export const foldersIn = (tree: Tree, parent: string): string[] => {
  const names = [...tree.files.keys()]
    .filter((path) => path.startsWith(parent))
    .map((path) => path.slice(parent.length).split('/'))
    .flatMap(([name, ...rest]) => (name !== undefined && rest.length > 0 ? [name] : []))
  return [...new Set(names)]
}
