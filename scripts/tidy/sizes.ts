import { select, type Rule } from './tree.ts'

const MEASURED = /\.(ts|tsx|mjs|css|sql)$/
const FILE_LINES = 400
const LINE_CHARACTERS = 100

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length

/** Scripts are checked by the linter (max-lines). */
export const fileLength: Rule = (tree) =>
  select(tree, /\.(css|sql)$/)
    .map(([path, text]) => ({ path, lines: countLines(text) }))
    .filter(({ lines }) => lines > FILE_LINES)
    .map(({ path, lines }) => ({ path, message: `${lines} lines; the limit is ${FILE_LINES}` }))

/** Addresses and SVG paths cannot be wrapped. */
const isUnbreakable = (line: string) =>
  /https?:\/\/\S{30}|["'`][Mm][\d\s.,a-zA-Z-]{40,}["'`]/.test(line)

export const lineLength: Rule = (tree) =>
  select(tree, MEASURED).flatMap(([path, text]) =>
    text
      .split('\n')
      .map((line, index) => ({ path, line: index + 1, length: line.length, text: line }))
      .filter((item) => item.length > LINE_CHARACTERS && !isUnbreakable(item.text))
      .map(({ line, length }) => ({
        path,
        line,
        message: `${length} characters; the limit is ${LINE_CHARACTERS}`,
      })),
  )
