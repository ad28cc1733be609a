import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { accountStates, refusalFor, type AccountAction } from '#modules/member'
import { memberAccount } from '#modules/wallet'
import { createTestSite, logIn, type TestSite } from '@fairhouse/site/testing'
import { outcomeOf, payeeOf, playerWith, type Player } from './players.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

type Name = keyof typeof accountStates
const names: Name[] = [
  'open',
  'termsDue',
  'unverified',
  'dormant',
  'timedOut',
  'excluded',
  'frozen',
  'closing',
  'closed',
]
const bonus = { amount: amountOf(10_000n), playThrough: 1 }

/** Brings an account into a state the way it happens in production. */
const comeTo: Record<Name, (player: Player, name: string) => Promise<unknown>> = {
  open: async () => undefined,
  termsDue: ({ id }) => site.context.member.acceptTerms(id, '0'),
  unverified: async () => {
    await site.operator.setMarket('strict')
    await site.context.brands.reload()
  },
  dormant: ({ id }) => site.operator.setLastSeen(id, 366),
  timedOut: ({ pause }) => pause(24),
  excluded: ({ exclude }) => exclude(null),
  frozen: (_, name) => site.operator.setAccountState(name, 'frozen'),
  closing: (_, name) => site.operator.setAccountState(name, 'closing'),
  closed: (_, name) => site.operator.setAccountState(name, 'closed'),
}

async function hasBonus(memberId: string): Promise<boolean> {
  return (await site.context.wallet.balanceOf([memberAccount(memberId, 'bonus', 'VND')])) > 0n
}

/** Whether the promised bonus was paid. */
async function isGiven(memberId: string): Promise<boolean> {
  await site.context.promotion.welcomeAll()
  return hasBonus(memberId)
}

/**
 * Timed work pays promised bonuses every minute: skip members who got theirs before the state
 * changed.
 */
async function promised(own: string, state: Name): ReturnType<typeof comeFirst> {
  const come = await comeFirst(own, state)
  return (await hasBonus(come.player.id)) ? promised(`${own}2`, state) : come
}

async function comeFirst(own: string, state: Name) {
  const player = await playerWith(site, own, { isStaked: true, bonus })
  const withdraw = await payeeOf(site, player)
  await comeTo[state](player, own)
  return { own, player, withdraw }
}

/** One message to a single member and one to everybody. */
async function isWritten({ id }: Player): Promise<boolean> {
  const { brands, message } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const letter = { EN: { title: 'News', content: 'Come and play' } }
  const before = await message.inboxSnapshotOf({ memberId: id, brandId })
  const isSent = await message.write(id, letter)
  await message.writeAll(brandId, letter)
  const after = await message.inboxSnapshotOf({ memberId: id, brandId })
  const came = after.data.unread - before.data.unread
  expect(came).toBe(isSent ? 2 : 0)
  return isSent
}

test.each(names)(
  '[ACC-05] [RG-06] an account that is %s does what its state allows',
  async (name) => {
    const { own, player, withdraw } = await promised(`matrix-${name.toLowerCase()}`, name)
    expect(await site.context.exclusion.stateOf(player.id)).toBe(name)
    const said = (isDone: boolean, action: AccountAction) =>
      isDone ? 'accepted' : (refusalFor(name, action) ?? 'refused')
    const done: Record<AccountAction, string | undefined> = {
      play: await player.launch(1),
      fun: await player.launch(4),
      deposit: await player.deposit(),
      withdraw: await withdraw('100000'),
      bonus: said(await isGiven(player.id), 'bonus'),
      marketing: said(await isWritten(player), 'marketing'),
      login: await outcomeOf(logIn(site.visitor(), own)),
    }
    // Without play money the refusal says so.
    if (name === 'unverified') expect(done.fun).toBe('free_play_off')
    const fun = name === 'unverified' ? 'identity_needed' : done.fun
    await site.operator.setMarket('lab')
    await site.context.brands.reload()
    const allowed = Object.entries(accountStates[name]).map(([action, refusal]) => [
      action,
      refusal ?? 'accepted',
    ])
    expect({ ...done, fun }).toEqual(Object.fromEntries(allowed))
  },
)

test.each(['open', 'termsDue', 'timedOut', 'excluded'] as const)(
  '[RG-06] an account that is %s is shown popups and offers as its state allows',
  async (name) => {
    const own = `shown-${name.toLowerCase()}`
    const player = await playerWith(site, own)
    const { client } = player
    const shown = async () => {
      const { popup, promotion, banners } = await client.must('GET /wps/content/notice', {})
      const { list } = await client.must('GET /wps/content/announcements', {})
      const mine = await client.must('GET /wps/member/announcements', { types: 'PU' })
      const ofType = (type: string) => list.filter((one) => one.type === type)
      expect([banners, ofType('B'), ofType('PL')]).not.toContainEqual([])
      return [popup, promotion, ofType('PU'), ofType('PR'), mine.list].map(({ length }) => length)
    }
    const before = await shown()
    expect(before).not.toContain(0)
    await comeTo[name](player, own)
    const isAllowed = refusalFor(name, 'marketing') === null
    expect(await shown()).toEqual(isAllowed ? before : [0, 0, 0, 0, 0])
  },
)

test('[RG-06] a bonus promised before the exclusion lapses', async () => {
  const { player } = await promised('promised', 'timedOut')
  expect(await isGiven(player.id)).toBe(false)
  await site.advance(25 * 3600)
  expect(await isGiven(player.id)).toBe(false)
  expect(await site.context.member.signUpBonusOf(player.id)).toBeUndefined()
})
