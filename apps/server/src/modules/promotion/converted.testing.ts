import { randomUUID } from 'node:crypto'
import { amountOf, type Amount } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount, type Account } from '#modules/wallet'
import { sample, sessionOf, type TestSite } from '@fairhouse/site/testing'

/** A member with a sign-up bonus of 1,000 that has to be wagered ten times. */
export async function bonusPlayer(site: TestSite, name: string, max?: Amount) {
  const { brands, member, promotion, wallet } = site.context
  const brand = brands.all()[0]
  if (!brand) throw new Error('no brand')
  const bonus = { amount: amountOf(10_000_000n), playThrough: 10, maxConversion: max ?? null }
  const known = { name, type: 0, password: sample.password, termsVersion: '1' } as const
  const id = await member.open({ brandId: brand.id, ...known, isKnown: true, bonus })
  await promotion.welcome(id)
  const lane = laneOf(id)
  const world = worldAccount({ brand: brand.code, currency: 'VND', lane })
  const client = await sessionOf(site, id)
  const [cash, held] = [memberAccount(id, 'cash', 'VND'), memberAccount(id, 'bonus', 'VND')]

  async function move(code: string, from: Account[], to: Account, dong: number) {
    const postings = [{ from, to, amount: amountOf(BigInt(dong) * 10_000n) }]
    const facts = { id: randomUUID(), code, lane, reference: 'sandbox/1', postings }
    return (await wallet.transfer(facts)).refusal
  }
  const stake = (dong: number) => move('vendor.debit', [cash, held], world, dong)
  const win = (dong: number) => move('vendor.credit', [world], held, dong)

  return {
    id,
    client,
    cash,
    bonus: held,
    stake,
    win,
    /** Cash and bonus. */
    held: async () => [await wallet.balanceOf([cash]), await wallet.balanceOf([held])],
    /** Stakes nine times the bonus and wins it back each time. */
    async almostDone() {
      for (let round = 0; round < 9; round += 1) {
        await stake(1000)
        await win(1000)
      }
    },
  }
}

/** Conversions of a member: what became cash, and what lapsed. */
export async function conversionsOf(site: TestSite, memberId: string) {
  const rows = await site.context.promotion.conversionsOf(memberId)
  return rows.map(({ converted, lapsed }) => [converted, lapsed])
}
