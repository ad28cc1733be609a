import { randomUUID } from 'node:crypto'
import { amountOf, toWire } from '@fairhouse/money'
import { createTestSite } from '@fairhouse/site/testing'
import { expect, test, vi } from 'vitest'
import { memberAccount } from '#modules/wallet'
import { gameCode, seatAt, senderTo } from './seats.testing.ts'

const wire = (units: bigint) => toWire(amountOf(units))

test('a win reads all stakes of its round in one query', async () => {
  await using site = await createTestSite()
  const send = senderTo(site)
  const { wallet } = site.context
  const { playerId, session } = await seatAt(site, { units: 100n, bonus: 300n })
  const round = { roundId: randomUUID(), gameCode }
  const debit = () =>
    send('debit', { session, ...round, transactionId: randomUUID(), amount: wire(10n) })
  for (let stake = 0; stake < 40; stake += 1) expect(await debit()).toMatchObject({ success: true })

  const looked = vi.spyOn(wallet, 'find')
  const lookedAtAll = vi.spyOn(wallet, 'findAll')
  const win = { playerId, ...round, transactionId: randomUUID(), amount: wire(80n) }
  expect(await send('credit', win)).toMatchObject({ success: true })
  expect(looked).not.toHaveBeenCalled()
  expect(lookedAtAll).toHaveBeenCalledOnce()
  // 100 of the stakes were cash and 300 bonus.
  expect(await wallet.balanceOf([memberAccount(playerId, 'cash', 'VND')])).toBe(20n)
  expect(await wallet.balanceOf([memberAccount(playerId, 'bonus', 'VND')])).toBe(60n)
})
