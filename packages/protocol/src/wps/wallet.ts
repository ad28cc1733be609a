import * as z from 'zod/mini'
import { signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'

/** The balances of an account as decimal strings; also sent on the topic `balance`. */
export const purseFacts = fields({
  currency: z.string(),
  /** Cash and bonus money, available for stakes. */
  sumBalance: z.string(),
  cash: z.string(),
  bonus: z.string(),
  /** On hold for a requested withdrawal. */
  hold: z.string(),
  /** Play money of a trial account, without value. */
  isPlayMoney: z.boolean(),
  /** Grows with each change, so that the later of two answers is known. */
  version: z.int(),
})

export const walletBalance = defineCall({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  about: 'What the account has with the house',
  who: signedIn,
  input: none,
  output: purseFacts,
  refusals: [],
  rate: 'read',
})

const owners = ['member', 'agent'] as const
const vendorCode = text(1, 64)

export const merchantWallet = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  about: 'Whether one wallet serves all games, else the vendors that keep balances of their own',
  who: owners,
  input: none,
  output: fields({
    isSingle: z.boolean(),
    wallets: z.array(
      fields({
        vendor: z.string(),
        name: z.string(),
        /** Closed wallets accept no more money; their balance can be brought back. */
        isOpen: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const vendorBalance = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_vendorBalance',
  about: 'What the account has with one vendor',
  who: owners,
  input: fields({ vendor: vendorCode }),
  output: fields({
    vendor: z.string(),
    /** Null if the provider does not answer. */
    balance: z.nullable(z.string()),
    /** Sum of transfers without a final result. */
    onTheWay: z.string(),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

/**
 * `sent`: the provider has not answered; it is asked again until it does, and the money is
 * reserved.
 */
const moveState = z.enum(['done', 'sent', 'refused'])

const balances = z.array(fields({ wallet: z.string(), balance: z.nullable(z.string()) }))

/** Wire name of the main wallet. */
export const mainWallet = 'MAIN'

export const walletTransfer = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  about: 'Move money between the main wallet (MAIN) and a vendor’s; asked again, it moves once',
  who: owners,
  input: fields({
    id: z.uuid(),
    from: vendorCode,
    to: vendorCode,
    amount: z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)),
  }),
  output: fields({ id: z.string(), state: moveState, balances }),
  refusals: ['invalid_fields', 'not_found', 'insufficient_funds', 'limit_reached', 'id_conflict'],
  rate: 'write',
})

export const bringBack = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransferAll',
  about: 'Bring back what all vendors have of the account; asked again, it moves once',
  who: owners,
  input: fields({ id: z.uuid() }),
  output: fields({
    moves: z.array(fields({ vendor: z.string(), amount: z.string(), state: moveState })),
    /** Providers that gave no answer; their balances stay there. */
    silent: z.array(z.string()),
    balances,
  }),
  refusals: [],
  rate: 'write',
})

export const leaveGame = defineCall({
  method: 'POST',
  path: '/wps/game/leave',
  about: 'A game with a wallet of its own is left: what is there comes back',
  who: owners,
  input: fields({ stay: z.uuid() }),
  output: none,
  refusals: [],
  rate: 'write',
})
