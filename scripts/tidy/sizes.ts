import { isTest, select, type Rule } from './tree.ts'

const MEASURED = /\.(ts|tsx|mjs|css|sql)$/
const FILE_LINES = 400
const LINE_CHARACTERS = 100
const MEDIAN_LINES = 75
const NINE_IN_TEN_LINES = 220
/** Below this a median says nothing. */
const FEWEST_FILES = 20

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length

export const fileLength: Rule = (tree) =>
  select(tree, MEASURED)
    .map(([path, text]) => ({ path, lines: countLines(text) }))
    .filter(({ lines }) => lines > FILE_LINES)
    .map(({ path, lines }) => ({ path, message: `${lines} lines; the limit is ${FILE_LINES}` }))

/** An address or a drawn path cannot be broken. */
const isUnbreakable = (line: string) =>
  /https?:\/\/\S{30}|["'`][Mm][\d\s.,a-zA-Z-]{40,}["'`]/.test(line)

export const lineLength: Rule = (tree) =>
  select(tree, MEASURED).flatMap(([path, text]) =>
    text
      .split('\n')
      .map((line, index) => ({ path, line: index + 1, length: line.length, text: line }))
      .filter((one) => one.length > LINE_CHARACTERS && !isUnbreakable(one.text))
      .map(({ line, length }) => ({
        path,
        line,
        message: `${length} characters; the limit is ${LINE_CHARACTERS}`,
      })),
  )

export const wholeTree: Rule = (tree) => {
  const lines = select(tree, /\.(ts|tsx|mjs)$/)
    .filter(([path]) => !isTest(path))
    .map(([, text]) => countLines(text))
    .toSorted((a, b) => a - b)
  if (lines.length < FEWEST_FILES) return []
  const at = (part: number) => lines[Math.floor(lines.length * part)] ?? 0
  return [
    { name: 'half of the files', limit: MEDIAN_LINES, found: at(0.5) },
    { name: 'nine in ten files', limit: NINE_IN_TEN_LINES, found: at(0.9) },
  ]
    .filter(({ found, limit }) => found > limit)
    .map(({ name, found, limit }) => ({
      path: '.',
      message: `${name} should have at most ${limit} lines, and have ${found}`,
    }))
}
