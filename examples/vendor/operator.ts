import { setTimeout as sleep } from 'node:timers/promises'
import {
  vendorHeaders,
  vendorPath,
  vendorVerbs,
  type VendorInput,
  type VendorValue,
  type VendorVerb,
} from '@fairhouse/protocol/vendor'
import { Refused, Unreachable } from './refused.ts'
import { sign } from './sign.ts'

export interface OperatorOptions {
  readonly url: string
  readonly vendor: string
  readonly secret: string
  readonly now: () => number
  /** Delays before the further attempts. */
  readonly retryDelaysMs: readonly number[]
  readonly timeoutMs: number
  readonly log: (line: string) => void
}

export type Operator = ReturnType<typeof createOperator>

/** Client of the wallet API. Throws Refused, or Unreachable if there is no answer. */
export function createOperator(options: OperatorOptions) {
  const { retryDelaysMs, log } = options
  const stopping = new AbortController()

  /**
   * Calls with retries. The body and its transactionId stay the same, so the operator does it once.
   */
  async function call<Value>(verb: VendorVerb, input: object, output: Schema<Value>) {
    return output.parse(await postWithRetries(options, pause, verb, JSON.stringify(input)))
  }

  /** Retries in the background until it is done. A real provider stores these calls. */
  async function callUntilDone(
    verb: 'credit' | 'rollback' | 'close' | 'release',
    input: object,
  ): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await call(verb, input, vendorVerbs[verb].output)
        return
      } catch (error) {
        if (!(error instanceof Unreachable)) return log(`${verb} failed: ${String(error)}`)
        await pause(retryDelaysMs.at(-1) ?? 1000)
      }
    }
  }

  /** Takes a stake. One without an answer is rolled back, whether or not it arrived. */
  async function callOrRollBack<Verb extends 'debit' | 'play'>(
    verb: Verb,
    input: VendorInput<Verb>,
    playerId: string,
  ): Promise<VendorValue<'debit'>> {
    try {
      return await call(verb, input, vendorVerbs[verb].output)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      const { roundId, transactionId } = input
      log(`${verb} ${transactionId} has no answer and is rolled back`)
      const undo = { transactionId: `${transactionId}-undo`, targetTransactionId: transactionId }
      void callUntilDone('rollback', { playerId, roundId, ...undo })
      throw error
    }
  }

  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  return {
    authenticate: (ticket: string) =>
      call('authenticate', { ticket }, vendorVerbs.authenticate.output),
    balance: (session: string) => call('balance', { session }, vendorVerbs.balance.output),
    debit: (input: VendorInput<'debit'>, playerId: string) =>
      callOrRollBack('debit', input, playerId),
    play: (input: VendorInput<'play'>, playerId: string) => callOrRollBack('play', input, playerId),
    ...seatCalls(call, callUntilDone),
    /** Gives a bet back before its lock. */
    cancel: (input: VendorInput<'cancel'>) => call('cancel', input, vendorVerbs.cancel.output),
    /** Pays and closes bets; each has its own outcome. */
    settleMany: (input: VendorInput<'settleMany'>) =>
      call('settleMany', input, vendorVerbs.settleMany.output),
    credit: (input: VendorInput<'credit'>) => call('credit', input, vendorVerbs.credit.output),
    callUntilDone,
    stop: () => stopping.abort(),
  }
}

type Call = <Value>(verb: VendorVerb, input: object, output: Schema<Value>) => Promise<Value>
type CallUntilDone = (verb: 'release', input: VendorInput<'release'>) => Promise<void>

/** The calls of rooms, where a seat's money is reserved. */
const seatCalls = (call: Call, callUntilDone: CallUntilDone) => ({
  /** Takes a seat's buy-in. A seat without an answer is left again, whether or not it was taken. */
  async reserve(input: VendorInput<'reserve'>, playerId: string) {
    try {
      return await call('reserve', input, vendorVerbs.reserve.output)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      const { roundId, transactionId } = input
      void callUntilDone('release', { playerId, roundId, transactionId: `${transactionId}-undo` })
      throw error
    }
  },
  /** Settles a seat's hand. It was dealt, so it is repeated and never rolled back. */
  settleHand: (input: VendorInput<'play'> & { fromReserved: string }) =>
    call('play', input, vendorVerbs.play.output),
  /** Gives back what is left of a buy-in; the seat takes no more hands. */
  release: (input: VendorInput<'release'>) => call('release', input, vendorVerbs.release.output),
})

interface Schema<Value> {
  parse(value: unknown): Value
}

async function postWithRetries(
  options: OperatorOptions,
  pause: (ms: number) => Promise<void>,
  verb: VendorVerb,
  body: string,
): Promise<unknown> {
  for (const delay of [...options.retryDelaysMs, undefined]) {
    try {
      return await post(options, verb, body)
    } catch (error) {
      if (!(error instanceof Unreachable) || delay === undefined) throw error
      await pause(delay)
    }
  }
  throw new Unreachable('no attempt was allowed')
}

async function post(options: OperatorOptions, verb: VendorVerb, body: string): Promise<unknown> {
  const { url, vendor, secret, now, timeoutMs } = options
  const timestamp = String(now())
  const response = await fetch(`${url}${vendorPath}/${verb}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: vendor,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.signature]: sign(secret, timestamp, body),
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unreachable)
  const text = await response.text().catch(unreachable)
  const isFailure = response.status >= 500 || response.status === 429
  if (isFailure) throw new Unreachable(`the operator answers ${response.status}`)
  return unwrap(text)
}

function unreachable(error: unknown): never {
  throw new Unreachable('the operator does not answer', { cause: error })
}

/** Unwraps the envelope {success, value, message, code}. */
function unwrap(text: string): unknown {
  const answer = parse(text)
  if (Reflect.get(answer, 'success') === true) return Reflect.get(answer, 'value')
  const message = String(Reflect.get(answer, 'message'))
  throw new Refused(String(Reflect.get(answer, 'code')), message, leftIn(answer))
}

/** What the counter has left that refused a bet. */
function leftIn(answer: object): string | undefined {
  const value: unknown = Reflect.get(answer, 'value')
  if (typeof value !== 'object' || value === null || !('left' in value)) return undefined
  return typeof value.left === 'string' ? value.left : undefined
}

/** An answer without the envelope, such as a proxy's, counts as no answer. */
function parse(text: string): object {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && 'success' in answer) return answer
  } catch (error) {
    return unreachable(error)
  }
  return unreachable(text)
}
