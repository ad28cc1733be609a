import {
  operatorHeader,
  transferVerbs,
  vendorClockMs,
  vendorHeaders,
} from '@fairhouse/protocol/vendor'
import { toWire, parseUnits } from './money.ts'
import type { RoundWallet } from './round-wallet.ts'
import { Refused } from './refused.ts'
import { isSignature, sign } from './sign.ts'

export interface TransferWalletOptions {
  readonly secret: string
  /** The currency of all balances. */
  readonly currency: string
  readonly now: () => number
}

interface Transfer {
  readonly content: string
  readonly state: 'done' | 'refused'
}

type Headers = (name: string) => string

/**
 * Our own balances, for an operator that moves money in before a game and out after it. In memory:
 * a real provider commits balance and transfer together, in a database.
 */
export function createTransferWallet({ secret, currency, now }: TransferWalletOptions) {
  const balances = new Map<string, bigint>()
  const transfers = new Map<string, Transfer>()
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n

  function move(playerId: string, change: bigint): boolean {
    const after = balanceOf(playerId) + change
    if (after < 0n) return false
    balances.set(playerId, after)
    return true
  }

  /** Executes a transfer. A repeated id returns its first state with the current balance. */
  function transfer(input: unknown) {
    const request = read(transferVerbs.transfer.input, input)
    const units = parseUnits(request.amount) ?? 0n
    const content = [request.playerId, request.direction, units, request.currency].join()
    const earlier = transfers.get(request.id)
    if (earlier && earlier.content !== content) {
      throw new Refused('duplicate_mismatch', 'This id was used for another transfer.')
    }
    const change = request.direction === 'in' ? units : -units
    const mayMove = () => request.currency === currency && move(request.playerId, change)
    const state = earlier?.state ?? (mayMove() ? 'done' : 'refused')
    transfers.set(request.id, { content, state })
    return { state, balance: toWire(balanceOf(request.playerId)) }
  }

  /**
   * The state of a transfer, for an operator that missed the answer; unknown if it never arrived.
   */
  function status(input: unknown) {
    const { id } = read(transferVerbs.status.input, input)
    return { state: transfers.get(id)?.state ?? 'unknown' }
  }

  function balance(input: unknown) {
    const { playerId } = read(transferVerbs.balance.input, input)
    return { balance: toWire(balanceOf(playerId)), currency }
  }

  const verbs = new Map<string, (input: unknown) => object>([
    ['/transfer', transfer],
    ['/status', status],
    ['/balance', balance],
  ])

  function answer(path: string, header: Headers, body: string): object {
    const verb = verbs.get(path)
    if (!verb) throw new Refused('not_found', 'There is nothing here.')
    checkSignature(secret, now(), header, body)
    return verb(parse(body))
  }

  return {
    answer,
    has: (path: string) => verbs.has(path),
    roundWallet: createRoundWallet(balanceOf, move),
  }
}

/** With several operators, X-Operator would select the secret. */
function checkSignature(secret: string, now: number, header: Headers, body: string): void {
  const timestamp = header(vendorHeaders.timestamp)
  const signature = header(vendorHeaders.signature)
  if (header(operatorHeader) === '' || !isSignature(signature, sign(secret, timestamp, body))) {
    throw new Refused('bad_signature', 'The signature is wrong.')
  }
  const isFresh = /^\d+$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= vendorClockMs
  if (!isFresh) throw new Refused('stale_timestamp', 'The timestamp is not of now.')
}

interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false; error: Error }
}

function read<Value>(schema: Schema<Value>, input: unknown): Value {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new Refused('bad_request', 'The body has not the fields it needs.')
  return parsed.data
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused('bad_request', 'The body is no JSON.')
  }
}

/** Rounds move our own balance; the operator sees the result when it moves the money out. */
function createRoundWallet(
  balanceOf: (playerId: string) => bigint,
  move: (playerId: string, change: bigint) => boolean,
): RoundWallet {
  async function change(playerId: string, stake: bigint, win: bigint): Promise<bigint> {
    if (!move(playerId, -stake)) {
      throw new Refused('insufficient_funds', 'Your balance here is too small.')
    }
    move(playerId, win)
    return balanceOf(playerId)
  }
  return {
    balance: ({ playerId }) => Promise.resolve(balanceOf(playerId)),
    play: ({ playerId }, { amount }, win) => change(playerId, amount, win),
    stake: ({ playerId }, { amount }) => change(playerId, amount, 0n),
    pay: ({ playerId }, { amount }) => change(playerId, 0n, amount),
    // The operator knows no rounds of a transfer wallet.
    abandon: () => {},
  }
}
