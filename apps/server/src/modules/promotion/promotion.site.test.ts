import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { memberAccount } from '#modules/wallet'
import { brandShown, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { createPromotion } from './index.ts'

const bonus = { amount: amountOf(10_000_000n), playThrough: 10 }

/** Registered, and nothing more: as a crash leaves it. */
async function newcomer(site: TestSite, name: string) {
  const { member, brand, wallet } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const id = await member.open({ brandId, name, type: 0, bonus })
  const held = async () => {
    const units = (kind: 'bonus' | 'cash') => wallet.balanceOf([memberAccount(id, kind, 'VND')])
    return [await units('bonus'), await units('cash')]
  }
  return { id, held }
}

test('[SITE-08] the bonus of the registration comes once, as bonus money', async () => {
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
  expect(await member.promiseTo(anna.id)).toBeUndefined()
  await promotion.welcomeAll()
  expect(await anna.held()).toEqual([bonus.amount, 0n])
  const lines = await site.context.wallet.summaryOf(memberAccount(anna.id, 'bonus', 'VND'))
  expect(lines).toMatchObject({
    balance: '1000.0000',
    movements: [{ code: 'promotion.signUp', count: 1, total: '1000.0000' }],
  })
})

test('a crash after the transfer and before its mark gives nothing twice', async () => {
  await using site = await createTestSite()
  const { kit, brand, exclusion, member, wallet, promotion } = site.context
  const anna = await newcomer(site, 'anna')
  const keepPromise = () => Promise.reject(new Error('crash'))
  const crashing = createPromotion(kit, {
    brands: brand,
    exclusion,
    member: { ...member, keepPromise },
    wallet,
  })
  await expect(crashing.welcome(anna.id)).rejects.toThrow('crash')
  expect(await member.promiseTo(anna.id)).toMatchObject(bonus)
  await Promise.all([promotion.welcomeAll(), promotion.welcome(anna.id)])
  expect(await anna.held()).toEqual([bonus.amount, 0n])
})

test('the promise is kept even if the brand has changed its mind since', async () => {
  await using site = await createTestSite()
  const anna = await newcomer(site, 'anna')
  await site.operator.setSignUpBonus(null)
  await brandShown(site)
  await site.context.promotion.welcomeAll()
  expect(await anna.held()).toEqual([bonus.amount, 0n])
})

test('what is forfeited goes back to the house, once', async () => {
  await using site = await createTestSite()
  const { promotion, brand } = site.context
  const brandId = brand.all()[0]?.id ?? ''
  const anna = await newcomer(site, 'anna')
  await promotion.welcome(anna.id)
  await promotion.forfeit(brandId, anna.id)
  await promotion.forfeit(brandId, anna.id)
  expect(await anna.held()).toEqual([0n, 0n])
  expect(await promotion.requirementOf(anna.id)).toBe(0n)
})
