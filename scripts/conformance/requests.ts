import { randomBytes } from 'node:crypto'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import type { Player } from './player.ts'

/** An unsent request, which can be sent repeatedly. */
export interface VerbRequest<Verb extends VendorVerb> {
  readonly verb: Verb
  readonly body: VendorInput<Verb>
}

type MoneyVerb = Exclude<VendorVerb, 'authenticate' | 'balance' | 'plays' | 'settleMany'>
export type Move = { [Verb in MoneyVerb]: VerbRequest<Verb> }[MoneyVerb]

/** A random id, so that a run can be repeated on the same server. */
export function newId(): string {
  return `kit-${randomBytes(9).toString('base64url')}`
}

export type Settlement = VendorInput<'settleMany'>['items'][number]

type Overrides<Verb extends VendorVerb> = Partial<VendorInput<Verb>>

/** Builds well-formed requests of one player; a check overrides only what matters to it. */
export function requestsOf(player: Player, gameCode: string) {
  const { session, playerId } = player
  const newIds = () => ({ transactionId: newId(), roundId: newId(), gameCode })
  return {
    debit: (overrides: Overrides<'debit'> = {}): VerbRequest<'debit'> => ({
      verb: 'debit',
      body: { session, ...newIds(), amount: '1.0000', ...overrides },
    }),
    play: (overrides: Overrides<'play'> = {}): VerbRequest<'play'> => ({
      verb: 'play',
      body: { session, ...newIds(), stake: '1.0000', win: '0.0000', ...overrides },
    }),
    /** A win in the round of this stake. */
    credit: (
      stake: VerbRequest<'debit'> | VerbRequest<'play'>,
      overrides: Overrides<'credit'> = {},
    ): VerbRequest<'credit'> => ({
      verb: 'credit',
      body: { playerId, ...newIds(), roundId: stake.body.roundId, amount: '1.0000', ...overrides },
    }),
    rollback: (
      stake: VerbRequest<'debit'> | VerbRequest<'play'>,
      overrides: Overrides<'rollback'> = {},
    ): VerbRequest<'rollback'> => ({
      verb: 'rollback',
      body: {
        playerId,
        transactionId: newId(),
        targetTransactionId: stake.body.transactionId,
        roundId: stake.body.roundId,
        ...overrides,
      },
    }),
    cancel: (
      stake: VerbRequest<'debit'>,
      overrides: Overrides<'cancel'> = {},
    ): VerbRequest<'cancel'> => ({
      verb: 'cancel',
      body: {
        session,
        transactionId: newId(),
        targetTransactionId: stake.body.transactionId,
        roundId: stake.body.roundId,
        notAfter: new Date(Date.now() + 3_600_000).toISOString(),
        ...overrides,
      },
    }),
    reserve: (overrides: Overrides<'reserve'> = {}): VerbRequest<'reserve'> => ({
      verb: 'reserve',
      body: { session, ...newIds(), amount: '1.0000', ...overrides },
    }),
    release: (seat: VerbRequest<'reserve'>): VerbRequest<'release'> => ({
      verb: 'release',
      body: { playerId, transactionId: newId(), roundId: seat.body.roundId },
    }),
    /** An item of settleMany that ends the round of this stake. */
    settlement: (stake: VerbRequest<'debit'>, amount: string): Settlement => ({
      playerId,
      ...newIds(),
      roundId: stake.body.roundId,
      amount,
      validBet: stake.body.amount,
    }),
    close: (stake: VerbRequest<'debit'> | VerbRequest<'play'>): VerbRequest<'close'> => ({
      verb: 'close',
      body: { playerId, roundId: stake.body.roundId },
    }),
  }
}

export type Requests = ReturnType<typeof requestsOf>
