import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'
import { bonusPlayer, conversionsOf } from './converted.testing.ts'
import { createPromotion } from './index.ts'

const stateOf = async (site: TestSite, memberId: string) =>
  (await site.context.promotion.exportOf(memberId)).map(({ state }) => state)

async function lettersOf(site: TestSite, memberId: string) {
  const all = await site.context.message.exportOf(memberId)
  return all.filter(({ kind }) => kind.startsWith('bonus'))
}

test('[PC-10] a bonus is cash once its wagering is complete, with a message', async () => {
  await using site = await createTestSite()
  const anna = await bonusPlayer(site, 'anna')
  await anna.almostDone()
  await site.context.wallet.read(site.context.withdrawal.reader)
  expect(await anna.held()).toEqual([0n, 10_000_000n])
  expect(await stateOf(site, anna.id)).toEqual(['open'])

  await anna.stake(1000)
  await anna.win(1500)
  await eventually(async () => (await lettersOf(site, anna.id)).length > 0)
  expect(await anna.held()).toEqual([15_000_000n, 0n])
  expect(await stateOf(site, anna.id)).toEqual(['met'])
  const options = await anna.client.must('GET /wps/withdrawal/facts', {})
  expect(options).toMatchObject({ balance: '1500.0000', turnover: { total: '0.0000' } })
  const { list } = await anna.client.must('GET /wps/message/list', { pageSize: '5' })
  expect(list[0]).toMatchObject({ kind: 'bonusConverted' })
  expect(list[0]?.content).toContain('₫1,500.00')

  // The win of a round that was still open then follows the bonus.
  await anna.win(200)
  await eventually(async () => (await conversionsOf(site, anna.id)).length === 2)
  expect(await anna.held()).toEqual([17_000_000n, 0n])
  const { movements } = await site.context.wallet.summaryOf(anna.bonus)
  expect(movements).toContainEqual(
    expect.objectContaining({ code: 'promotion.convert', count: 2, total: '-1700.0000' }),
  )
  expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
})

test('a maximum limits the conversion; what is over it lapses', async () => {
  await using site = await createTestSite()
  const anna = await bonusPlayer(site, 'anna', amountOf(6_000_000n))
  await anna.almostDone()
  await anna.stake(400)
  await anna.win(900)
  await anna.stake(600)
  await eventually(async () => (await conversionsOf(site, anna.id)).length === 1)
  expect(await conversionsOf(site, anna.id)).toEqual([['600.0000', '300.0000']])
  await anna.win(50)
  await eventually(async () => (await conversionsOf(site, anna.id)).length === 2)
  expect(await conversionsOf(site, anna.id)).toEqual([
    ['600.0000', '300.0000'],
    ['0.0000', '50.0000'],
  ])
  expect(await anna.held()).toEqual([6_000_000n, 0n])
  const letters = async () => (await lettersOf(site, anna.id)).map(({ kind }) => kind)
  await expect.poll(letters).toEqual(['bonusPartlyConverted', 'bonusPartlyConverted'])
  expect(await site.context.wallet.audit()).toMatchObject({ findings: [] })
})

test('stakes, wins and conversions at once lose and make no money', async () => {
  await using site = await createTestSite({ config: { roles: ['web'] } })
  const { promotion, wallet, withdrawal } = site.context
  const anna = await bonusPlayer(site, 'anna', amountOf(50_000_000n))
  await anna.almostDone()
  await anna.stake(1000)
  await anna.win(4000)
  await wallet.read({ ...withdrawal.reader, afterCommit: () => Promise.resolve() })
  const convert = (held: bigint, moves: bigint) =>
    promotion.convert({ memberId: anna.id, held, moves })
  const play = async () => {
    if ((await anna.stake(300)) === undefined) await anna.win(300)
    await wallet.read(withdrawal.reader)
  }
  await Promise.all([
    ...Array.from({ length: 6 }, () => withdrawal.runTimedWork()),
    ...Array.from({ length: 8 }, play),
    // Decided at an older point of the journal.
    ...Array.from({ length: 4 }, () => convert(10_000_000n, 19n)),
  ])
  await eventually(async () => {
    await wallet.read(withdrawal.reader)
    await withdrawal.runTimedWork()
    return (await wallet.balanceOf([anna.bonus])) === 0n
  })
  const [cash = 0n] = await anna.held()
  const parts = (await conversionsOf(site, anna.id)).map((part) => part.map(Number))
  const [converted, lapsed] = [0, 1].map((place) =>
    parts.reduce((total, part) => total + (part[place] ?? 0), 0),
  )
  // Stakes from converted cash were won into the bonus again, which its maximum then limits.
  expect(converted).toBeLessThanOrEqual(5000)
  const { movements } = await wallet.summaryOf(anna.cash)
  const staked = movements.find(({ code }) => code === 'vendor.debit')
  expect(cash).toBe(BigInt(converted ?? 0) * 10_000n + BigInt(Number(staked?.total ?? 0)) * 10_000n)
  expect(BigInt((converted ?? 0) + (lapsed ?? 0)) * 10_000n).toBeGreaterThanOrEqual(40_000_000n)
  expect(await wallet.audit()).toMatchObject({ findings: [] })
})

test('a conversion whose message failed is told later, once', async () => {
  await using site = await createTestSite({ config: { roles: ['web'] } })
  const { kit, promotion, wallet, withdrawal } = site.context
  const anna = await bonusPlayer(site, 'anna')
  await anna.almostDone()
  await anna.stake(1000)
  await anna.win(700)
  const notify = () => Promise.reject(new Error('crash'))
  const crashing = createPromotion(kit, {
    ...site.context,
    message: { ...site.context.message, notify },
  })
  await wallet.read({ ...withdrawal.reader, afterCommit: () => Promise.resolve() })
  const met = { memberId: anna.id, held: 7_000_000n, moves: 21n }
  await expect(crashing.convert(met)).rejects.toThrow('crash')
  expect(await anna.held()).toEqual([7_000_000n, 0n])
  expect(await lettersOf(site, anna.id)).toEqual([])
  await Promise.all([promotion.notifyConversions(), withdrawal.runTimedWork()])
  await promotion.notifyConversions()
  expect(await lettersOf(site, anna.id)).toHaveLength(1)
  expect(await conversionsOf(site, anna.id)).toEqual([['700.0000', '0.0000']])
})

test('closing makes cash of a wagered bonus and forfeits an open one', async () => {
  await using site = await createTestSite({ config: { roles: ['web'] } })
  const { brands, promotion, withdrawal } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const [anna, ben] = [await bonusPlayer(site, 'anna'), await bonusPlayer(site, 'ben')]
  await anna.almostDone()
  await anna.stake(1000)
  await anna.win(700)
  expect(await withdrawal.payableOf({ memberId: anna.id, brandId })).toBe(7_000_000n)
  await Promise.all([promotion.forfeit(brandId, ben.id), ben.stake(400)])
  expect(await ben.held()).toEqual([0n, 0n])
  await ben.win(400)
  await withdrawal.runTimedWork()
  expect(await conversionsOf(site, ben.id)).toEqual([])
  await promotion.forfeit(brandId, ben.id)
  expect(await ben.held()).toEqual([0n, 0n])
})
