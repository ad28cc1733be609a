import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

export interface Pattern {
  line: number
  source: string
  flags: string
}

/**
 * The regular expressions of a source file; `built` lists those constructed at run time, as
 * written.
 */
export interface PatternsInFile {
  patterns: Pattern[]
  built: string[]
}

/** Collects the regular expression literals and `RegExp` constructors of a TypeScript file. */
export function patternsIn(path: string, text: string): PatternsInFile {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse`)
  const patterns: Pattern[] = []
  const built: string[] = []
  const construct = (callee: { type: string; name?: unknown }, start: number, end: number) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') built.push(text.slice(start, end))
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const line = text.slice(0, node.start).split('\n').length
      patterns.push({ line, source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: ({ callee, start, end }) => construct(callee, start, end),
    CallExpression: ({ callee, start, end }) => construct(callee, start, end),
  }).visit(program)
  return { patterns, built }
}

/**
 * Returns why a pattern may take more than linear time, or undefined if it provably does not. The
 * proof uses automata: patterns with lookaround or back references cannot be proved.
 */
export async function whyNotLinear(source: string, flags: string): Promise<string | undefined> {
  const found = await check(source, flags, { checker: 'automaton', timeout: null })
  if (found.status === 'safe') return undefined
  return found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
}
