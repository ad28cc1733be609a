import { randomUUID } from 'node:crypto'
import { amountOf, unitsPerOne, type Amount } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import {
  asVendor,
  enter,
  makePayee,
  paymentPassword,
  sample,
  sessionOf,
  type TestSite,
} from '@fairhouse/site/testing'

const game = 'sandbox-game'
/** In whole dong. */
export const ownMoney = 1_000_000n

export interface View {
  answer: { success: boolean; code?: string }
}

export async function outcomeOf(answering: Promise<View>): Promise<string | undefined> {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

/** Posts a deposit as the payment module does. */
async function payIn(site: TestSite, id: string, code: 'deposit' | 'gift'): Promise<void> {
  const lane = laneOf(id)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const postings = [
    {
      from: [world],
      to: memberAccount(id, 'cash', 'VND'),
      amount: amountOf(ownMoney * unitsPerOne),
    },
  ]
  const counted = { key: `deposited ${id}`, add: 1n, max: 2n ** 62n, refusal: 'never' }
  const guards = code === 'deposit' ? [counted] : []
  const facts = { id: randomUUID(), code, lane, reference: randomUUID() }
  await site.context.wallet.transfer({ ...facts, postings, guards })
}

interface Facts {
  /** Leaves no wagering requirement. */
  isStaked?: boolean
  /** Promised but not paid yet. */
  bonus?: { amount: Amount; playThrough: number }
}

export type Player = Awaited<ReturnType<typeof playerWith>>

/** A member with money and a freshly verified session. */
export async function playerWith(site: TestSite, name: string, facts: Facts = {}) {
  const { brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const { isStaked = false, bonus } = facts
  const known = { brandId, name, type: 0, password: sample.password, termsVersion: '1' } as const
  const id = await member.open({ ...known, isKnown: true, ...(bonus && { bonus }) })
  await payIn(site, id, isStaked ? 'gift' : 'deposit')
  const client = await sessionOf(site, id)
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  const amount = '500000'
  return {
    id,
    client,
    /** Logs in through the public API. */
    back: () => enter(client, name),
    cash: () => site.context.wallet.balanceOf([memberAccount(id, 'cash', 'VND')]),
    /** Pays the same amount again, without a wagering requirement. */
    win: () => payIn(site, id, 'gift'),
    deposit: () =>
      outcomeOf(client.call('PUT /wps/deposit', { id: randomUUID(), method: 'transfer', amount })),
    launch: (accountType: 1 | 4) =>
      outcomeOf(
        client.call('POST /wps/game/launchGame', { gameCode: 'lucky-orchard', accountType }),
      ),
    exclude: (months: 6 | null) => client.must('POST /wps/exclusion/exclude', { months }),
    pause: (hours: 24 | 48) => client.must('POST /wps/exclusion/time-out', { hours }),
  }
}

/** Binds a payout account and returns a function that requests withdrawals. */
export async function payeeOf(site: TestSite, { id, client }: { id: string; client: Client }) {
  const { accountId } = await makePayee(site, { id, client })
  return (amount: string) => {
    const request = { id: randomUUID(), accountId, amount, paymentPassword }
    return outcomeOf(client.call('PUT /wps/withdrawal', request))
  }
}

type Client = Awaited<ReturnType<TestSite['signedIn']>>

/** Opens the sandbox game; its functions return the outcome of a bet. */
export async function seat(site: TestSite, memberId: string, mode: 'real' | 'trial' = 'real') {
  const ticket = await site.context.gameProvider.ticket(memberId, game, mode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  const round = () => ({ transactionId: randomUUID(), roundId: randomUUID(), gameCode: game })
  async function debit(facts: ReturnType<typeof round>): Promise<string | undefined> {
    const { success, code } = await asVendor(site, 'debit', { session, ...facts, amount: '100' })
    return success ? 'accepted' : code
  }
  return {
    round,
    debit,
    bet: () => debit(round()),
    /** Pays the win of an open round. */
    async win({ roundId, gameCode }: ReturnType<typeof round>): Promise<boolean> {
      const facts = { playerId: memberId, transactionId: randomUUID(), roundId, gameCode }
      return (await asVendor(site, 'credit', { ...facts, amount: '250' })).success
    },
  }
}
