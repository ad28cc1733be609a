import { lotteryCalls } from '@fairhouse/protocol/lottery'
import { studioCalls } from '@fairhouse/protocol/studio'
import { StudioRefused } from '#kit'
import type { Session, Sessions } from '#sessions'
import { accepted, type Answer } from './answers.ts'
import type { Handlers } from './calls.ts'
import type { LotteryHandlers } from './lottery-calls.ts'
import type { RateLimit } from './rate-limit.ts'

export const calls = { ...studioCalls, ...lotteryCalls }
export type CallName = keyof typeof calls

export interface PerformOptions {
  handlers: Handlers & LotteryHandlers
  sessions: Sessions
  rateLimit: RateLimit
  checkAnswers: boolean
  closing(): boolean
}

export interface Caller {
  /** Bearer token; undefined if none was sent. */
  token: string | undefined
  address: string
}

/** The checks and the handler of every call, over HTTP and over sockets. */
export interface Performer {
  /** Returns the answer or throws the refusal. */
  perform(name: CallName, input: unknown, caller: Caller): Promise<Answer>
  /** Throws unless the caller has a session; counts as a call. */
  requireSession(caller: Caller): Promise<void>
}

export function createPerformer(options: PerformOptions): Performer {
  const { handlers, sessions, rateLimit, checkAnswers, closing } = options

  async function authenticate({ token, address }: Caller): Promise<Session> {
    if (closing()) throw new StudioRefused('shutting_down')
    if (token === undefined) throw new StudioRefused('session_expired')
    // Unknown tokens cost a database query, so they are limited by address.
    if (!sessions.knows(token)) rateLimit.require(`address ${address}`)
    const found = sessions.of(token)
    const session = found instanceof Promise ? await found : found
    rateLimit.require(`session ${session.id}`)
    return session
  }

  return {
    async requireSession(caller) {
      await authenticate(caller)
    },
    async perform(name, input, caller) {
      const { who: access, input: schema, output } = calls[name]
      let session: Session | undefined
      if (access === 'session') session = await authenticate(caller)
      else if (closing()) throw new StudioRefused('shutting_down')
      else rateLimit.require(`address ${caller.address}`)
      const parsed = schema.safeParse(input)
      if (!parsed.success) throw new StudioRefused('bad_request')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the call's own schema
      const value = await handlers[name](parsed.data as never, session)
      if (checkAnswers) output.parse(JSON.parse(value))
      return accepted(value)
    },
  }
}
