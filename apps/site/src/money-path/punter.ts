import { randomUUID } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount } from '@fairhouse/server'
import { addMember, enter, type TestSite } from '../testing/index.ts'
import type { Punter } from './paths.ts'

/** A signed-in member with enough money. */
export async function newPunter(site: TestSite): Promise<Punter> {
  const name = `p${randomUUID().slice(0, 8)}`
  const id = await addMember(site, { name })
  const client = site.visitor()
  const again = () => enter(client, name)
  await again()
  const lane = laneOf(id)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(id, 'cash', 'VND')
  const postings = [{ from: [world], to, amount: amountOf(10n ** 12n) }]
  const facts = { id: randomUUID(), code: 'deposit', lane, reference: '' }
  await site.context.wallet.transfer({ ...facts, postings })
  return { id, client, enter: again }
}
