import { randomBytes } from 'node:crypto'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import type { Player } from './player.ts'

/** A request that has not been sent, so that it can be sent again. */
export interface Ask<Verb extends VendorVerb> {
  readonly verb: Verb
  readonly body: VendorInput<Verb>
}

type Moving = Exclude<VendorVerb, 'authenticate' | 'balance'>
export type Move = { [Verb in Moving]: Ask<Verb> }[Moving]

/** Fresh, so that a run can be repeated on the same server for ever. */
export function freshId(): string {
  return `kit-${randomBytes(9).toString('base64url')}`
}

type Over<Verb extends VendorVerb> = Partial<VendorInput<Verb>>

/** Well-formed requests of one player; a check says only what matters to it. */
export function asksOf(player: Player, gameCode: string) {
  const { session, playerId } = player
  const fresh = () => ({ transactionId: freshId(), roundId: freshId(), gameCode })
  return {
    debit: (over: Over<'debit'> = {}): Ask<'debit'> => ({
      verb: 'debit',
      body: { session, ...fresh(), amount: '1.0000', ...over },
    }),
    play: (over: Over<'play'> = {}): Ask<'play'> => ({
      verb: 'play',
      body: { session, ...fresh(), stake: '1.0000', win: '0.0000', ...over },
    }),
    /** A win of the round of this stake. */
    credit: (of: Ask<'debit'> | Ask<'play'>, over: Over<'credit'> = {}): Ask<'credit'> => ({
      verb: 'credit',
      body: { playerId, ...fresh(), roundId: of.body.roundId, amount: '1.0000', ...over },
    }),
    rollback: (of: Ask<'debit'> | Ask<'play'>, over: Over<'rollback'> = {}): Ask<'rollback'> => ({
      verb: 'rollback',
      body: {
        playerId,
        transactionId: freshId(),
        targetTransactionId: of.body.transactionId,
        roundId: of.body.roundId,
        ...over,
      },
    }),
    close: (of: Ask<'debit'> | Ask<'play'>): Ask<'close'> => ({
      verb: 'close',
      body: { playerId, roundId: of.body.roundId },
    }),
  }
}

export type Asks = ReturnType<typeof asksOf>
