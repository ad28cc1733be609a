import { readPattern, type Part } from './read-pattern.ts'

/** Beyond this a brand's pattern is a program. */
const mostStates = 500

interface State {
  readonly takes?: RegExp
  readonly next: State[]
}

function sizeOf(part: Part): number {
  if (part.kind === 'one') return 1
  if (part.kind === 'repeat') {
    return (sizeOf(part.part) + 1) * (part.max === Infinity ? part.min + 1 : part.max)
  }
  return part.parts.reduce((sum, one) => sum + sizeOf(one), 1)
}

function build(part: Part, next: State): State {
  if (part.kind === 'one') return { takes: part.takes, next: [next] }
  if (part.kind === 'either') return { next: part.parts.map((one) => build(one, next)) }
  if (part.kind === 'row') return part.parts.reduceRight((after, one) => build(one, after), next)
  let state = next
  if (part.max === Infinity) {
    state = { next: [next] }
    state.next.push(build(part.part, state))
  } else {
    for (let count = part.min; count < part.max; count++) {
      state = { next: [build(part.part, state), next] }
    }
  }
  for (let count = 0; count < part.min; count++) state = build(part.part, state)
  return state
}

function enter(state: State, reached: Set<State>): void {
  if (reached.has(state)) return
  reached.add(state)
  if (state.takes === undefined) for (const next of state.next) enter(next, reached)
}

/**
 * A brand's own pattern, held against the whole text in all its ways at once: whatever the
 * pattern, a character costs at most one look at each of its states, so nobody can stop the
 * server with it. Nothing where the pattern cannot be read.
 */
export function acceptedPattern(source: string): ((text: string) => boolean) | undefined {
  const pattern = readPattern(source)
  if (pattern === undefined || sizeOf(pattern) > mostStates) return undefined
  const end: State = { next: [] }
  const start = build(pattern, end)
  return (text) => {
    let reached = new Set<State>()
    enter(start, reached)
    for (const character of text) {
      const after = new Set<State>()
      for (const { takes, next } of reached) {
        if (takes?.test(character)) for (const state of next) enter(state, after)
      }
      if (after.size === 0) return false
      reached = after
    }
    return reached.has(end)
  }
}
