import { randomInt, randomUUID } from 'node:crypto'
import { amountOf, unitsPerOne, type Amount } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import { asVendor, enter, sample, type TestSite } from '@fairhouse/site/testing'

const game = 'sandbox-game'
/** In whole dong. */
export const ownMoney = 1_000_000n
const paymentPassword = '482913'

export interface Told {
  answer: { success: boolean; code?: string }
}

export async function outcomeOf(answering: Promise<Told>): Promise<string | undefined> {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

/** Money that came in, as the payment module books it. */
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
  const counted = { key: `deposited ${id}`, add: 1n, most: 2n ** 62n, refusal: 'never' }
  const guards = code === 'deposit' ? [counted] : []
  const facts = { id: randomUUID(), code, lane, reference: randomUUID() }
  await site.context.wallet.transfer({ ...facts, postings, guards })
}

interface Facts {
  /** Nothing is to be staked before the money can go. */
  isStaked?: boolean
  /** Promised, and not yet given. */
  bonus?: { amount: Amount; playThrough: number }
}

export type Player = Awaited<ReturnType<typeof playerWith>>

/** A member with money, in a session that has just been proved. */
export async function playerWith(site: TestSite, name: string, facts: Facts = {}) {
  const { brand, member, session } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const { isStaked = false, bonus } = facts
  const known = { brandId, name, type: 0, password: sample.password, termsVersion: '1' } as const
  const id = await member.open({ ...known, isKnown: true, ...(bonus && { bonus }) })
  await payIn(site, id, isStaked ? 'gift' : 'deposit')
  const client = site.visitor()
  const { token, cookieHalf } = await session.start({ kind: 'member', subjectId: id, brandId })
  Object.assign(client, { token, cookie: `fairhouse=${cookieHalf}` })
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  const amount = '500000'
  return {
    id,
    client,
    /** Signs in as everybody does. */
    back: () => enter(client, name),
    cash: () => site.context.wallet.balanceOf([memberAccount(id, 'cash', 'VND')]),
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

/** Has bound an account, and asks for money. */
export async function payeeOf(site: TestSite, { id, client }: { id: string; client: Client }) {
  await site.context.member.setPaymentPassword(id, paymentPassword)
  const { id: accountId } = await client.must('PUT /wps/withdrawal/account', {
    kind: 'bank',
    institution: 'Vietcombank',
    number: String(randomInt(10 ** 9, 10 ** 10)),
    name: 'Mai Le',
  })
  return (amount: string) => {
    const asked = { id: randomUUID(), accountId, amount, paymentPassword }
    return outcomeOf(client.call('PUT /wps/withdrawal', asked))
  }
}

type Client = Awaited<ReturnType<TestSite['signedIn']>>

/** In a game of the sandbox; what a bet was answered with. */
export async function seat(site: TestSite, memberId: string, mode: 'real' | 'trial' = 'real') {
  const ticket = await site.context.vendor.ticket(memberId, game, mode)
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
    /** The win of a round that was begun. */
    async win({ roundId, gameCode }: ReturnType<typeof round>): Promise<boolean> {
      const facts = { playerId: memberId, transactionId: randomUUID(), roundId, gameCode }
      return (await asVendor(site, 'credit', { ...facts, amount: '250' })).success
    },
  }
}
