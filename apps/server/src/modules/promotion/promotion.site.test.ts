import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { memberAccount } from '#modules/wallet'
import { brandShown, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { createPromotion } from './index.ts'

const bonus = { amount: amountOf(10_000_000n), playThrough: 10 }

/** Registers without the welcome bonus, as after a crash. */
async function newcomer(site: TestSite, name: string) {
  const { member, brands, wallet } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const id = await member.open({ brandId, name, type: 0, bonus })
  const held = async () => {
    const units = (kind: 'bonus' | 'cash') => wallet.balanceOf([memberAccount(id, kind, 'VND')])
    return [await units('bonus'), await units('cash')]
  }
  return { id, held }
}

test('[SITE-08] the sign-up bonus is paid once, as bonus money', async () => {
  await using site = await createTestSite()
  const { promotion, member } = site.context
  const anna = await newcomer(site, 'anna')
  expect(await anna.held()).toEqual([0n, 0n])
  const both = Array.from({ length: 10 }, () => [
    promotion.welcome(anna.id),
    promotion.welcomeAll(),
  ])
  await Promise.all(both.flat())
  expect(await anna.held()).toEqual([bonus.amount, 0n])
  expect(await promotion.requirementOf(anna.id)).toBe(100_000_000n)
  expect(await member.signUpBonusOf(anna.id)).toBeUndefined()
  await promotion.welcomeAll()
  expect(await anna.held()).toEqual([bonus.amount, 0n])
  const lines = await site.context.wallet.summaryOf(memberAccount(anna.id, 'bonus', 'VND'))
  expect(lines).toMatchObject({
    balance: '1000.0000',
    movements: [{ code: 'promotion.signUp', count: 1, total: '1000.0000' }],
  })
})

test('a crash after the transfer pays nothing twice', async () => {
  await using site = await createTestSite()
  const { kit, agent, brands, exclusion, member, message, wallet, promotion } = site.context
  const anna = await newcomer(site, 'anna')
  const keepPromise = () => Promise.reject(new Error('crash'))
  const crashing = createPromotion(kit, {
    agent,
    brands,
    exclusion,
    member: { ...member, markSignUpBonusGiven: keepPromise },
    message,
    wallet,
  })
  await expect(crashing.welcome(anna.id)).rejects.toThrow('crash')
  expect(await member.signUpBonusOf(anna.id)).toMatchObject(bonus)
  await Promise.all([promotion.welcomeAll(), promotion.welcome(anna.id)])
  expect(await anna.held()).toEqual([bonus.amount, 0n])
})

test('a promised bonus is paid even if the brand changed its offer since', async () => {
  await using site = await createTestSite()
  const anna = await newcomer(site, 'anna')
  await site.operator.setSignUpBonus(null)
  await brandShown(site)
  await site.context.promotion.welcomeAll()
  expect(await anna.held()).toEqual([bonus.amount, 0n])
})

test('a forfeited bonus returns to the house once', async () => {
  await using site = await createTestSite()
  const { promotion, brands } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const anna = await newcomer(site, 'anna')
  await promotion.welcome(anna.id)
  await promotion.forfeit(brandId, anna.id)
  await promotion.forfeit(brandId, anna.id)
  expect(await anna.held()).toEqual([0n, 0n])
  expect(await promotion.requirementOf(anna.id)).toBe(0n)
})

test('[PC-17] referral is available while the registration takes referral codes', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const available = (client = site.visitor()) => client.must('GET /wps/promotion/available', {})
  const [on, off] = [true, false].map((enabled) => ({ availablePromo: { REFERRAL: { enabled } } }))
  for (const client of [site.visitor(), demo]) expect(await available(client)).toEqual(on)
  const { code } = await demo.must('GET /wps/member/referral', {})
  const { agent, brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const id = (await member.byName(brandId, 'demo'))?.id
  expect(await agent.referrerOf(brandId, code)).toBe(id)
  expect(await demo.must('GET /wps/member/referral', {})).toEqual({ code })

  await site.operator.doNotAskFor('referralCode')
  await brandShown(site)
  for (const client of [site.visitor(), demo]) expect(await available(client)).toEqual(off)
  const refused = await demo.call('GET /wps/member/referral', {})
  expect(refused).toMatchObject({ status: 403, answer: { code: 'feature_off' } })
})
