import type { Operator } from './operator.ts'
import { Refused } from './refused.ts'
import type { Rounds } from './rounds.ts'

type Field = (name: string) => string

/** The calls of the page to its own backend, by path. */
export function createPageCalls(operator: Operator, rounds: Rounds) {
  async function enter(field: Field): Promise<object> {
    const launch = await operator.authenticate(field('ticket'))
    const { playerId, session, currency, gameCode } = launch
    const open = launch.openRounds.filter((round) => round.gameCode === gameCode)
    const openRounds = open.map(({ roundId }) => roundId)
    return rounds.enter(
      { playerId, session, currency, gameCode },
      launch.rules.minimumCycleMs,
      openRounds,
    )
  }

  const calls = new Map<string, (field: Field) => Promise<object>>([
    ['/api/enter', enter],
    ['/api/look', (field) => rounds.look(field('key'))],
    ['/api/toss', (field) => rounds.toss(field('key'), field('choice'), field('stake'))],
    ['/api/begin', (field) => rounds.begin(field('key'), field('choice'), field('stake'))],
    ['/api/double', (field) => rounds.double(field('key'), field('choice'))],
    ['/api/take', (field) => rounds.take(field('key'))],
  ])

  return async (path: string, body: string): Promise<object> => {
    const call = calls.get(path)
    if (!call) throw new Refused('not_found', 'There is nothing here.')
    return call(fieldsOf(body))
  }
}

function fieldsOf(body: string): Field {
  const fields = parse(body)
  return (name) => {
    const value: unknown = Reflect.get(fields, name)
    if (typeof value !== 'string') throw new Refused('bad_request', `${name} is missing.`)
    return value
  }
}

function parse(body: string): object {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Not JSON: refused below.
  }
  throw new Refused('bad_request', 'The body is no JSON object.')
}
