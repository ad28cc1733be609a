import * as z from 'zod/mini'
import { signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'

/** What an account has with the house, in decimal strings; also told by the topic `balance`. */
export const purseFacts = fields({
  currency: z.string(),
  /** Cash and bonus money: what can be staked. */
  sumBalance: z.string(),
  cash: z.string(),
  bonus: z.string(),
  /** Held for a withdrawal that was asked for. */
  hold: z.string(),
  /** Of a trial account: it is worth nothing. */
  isPlayMoney: z.boolean(),
  /** Grows with each change: of two answers, which is the later. */
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
        /** Closed ones take no more money; what is there can be brought back. */
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
    /** Null when the vendor gives no answer. */
    balance: z.nullable(z.string()),
    /** Of transfers whose end is not known yet. */
    onTheWay: z.string(),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

/** `sent`: the vendor has not answered; it is asked until it does, and the money waits. */
const moveState = z.enum(['done', 'sent', 'refused'])

const balances = z.array(fields({ wallet: z.string(), balance: z.nullable(z.string()) }))

/** The wallet with the house, by its name on the wire. */
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
    /** Vendors that gave no answer: what they have stays there. */
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
