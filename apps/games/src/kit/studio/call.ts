import type { StudioCall, StudioInput, StudioValue } from '@fairhouse/protocol/studio'
import { isAnswer, type Answer } from './answer.ts'
import { Refused } from './refused.ts'
import type { SocketCaller } from './socket-caller.ts'

/** LIST of call paths, checked against the protocol by the compiler. */
const calls: Record<StudioCall, { method: 'GET' | 'POST'; path: string }> = {
  open: { method: 'POST', path: '/open' },
  act: { method: 'POST', path: '/act' },
  balance: { method: 'GET', path: '/balance' },
  pot: { method: 'GET', path: '/pot' },
  history: { method: 'GET', path: '/history' },
  seen: { method: 'POST', path: '/seen' },
  seeds: { method: 'GET', path: '/seeds' },
  rotate: { method: 'POST', path: '/seeds/rotate' },
  round: { method: 'GET', path: '/round' },
  facts: { method: 'GET', path: '/game' },
}

const timeoutMs = 8000

export interface StudioCaller {
  <Call extends StudioCall>(
    call: Call,
    input: StudioInput<Call>,
    bearer?: string,
  ): Promise<StudioValue<Call>>
}

/**
 * Sends one request; every failure becomes a Refused. Calls of a session go over the socket while
 * there is one: a repeat gets the first answer, so one that is lost there is asked for over HTTP.
 */
export function createCaller(
  base: string,
  fetchIt: typeof fetch,
  socket: SocketCaller,
): StudioCaller {
  return async (call, input, bearer) => {
    if (bearer !== undefined) {
      socket.connect(bearer)
      const answer = await socket.ask(call, input)
      if (isAnswer<StudioValue<typeof call>>(answer)) return valueOf(answer)
    }
    const { method, path } = calls[call]
    const query = method === 'GET' ? `?${new URLSearchParams(entriesOf(input))}` : ''
    const answer = await receive<StudioValue<typeof call>>(() =>
      fetchIt(`${base}${path}${query.length > 1 ? query : ''}`, {
        method,
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { body: JSON.stringify(input) }),
      }),
    )
    return valueOf(answer)
  }
}

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.success) throw new Refused(answer.code)
  return answer.value
}

async function receive<Value>(send: () => Promise<Response>): Promise<Answer<Value>> {
  try {
    const response = await send()
    const answer: unknown = await response.json()
    if (isAnswer<Value>(answer)) return answer
  } catch {
    // The answer is not the studio's, for example a proxy's error page.
  }
  return { success: false, code: 'unreachable' }
}

function entriesOf(input: object): Record<string, string> {
  const filled = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled.map(([key, value]) => [key, String(value)]))
}
