import { randomUUID } from 'node:crypto'
import { addPlayer, createTestSite, type TestSite } from '@fairhouse/site/testing'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const vendor = 'SANDBOX'
const gameCode = 'sandbox-game'

async function must<V extends VendorVerb>(verb: V, body: VendorInput<V>) {
  const answer = await site.context.gameProvider.perform(vendor, verb, body)
  if (!answer.success) throw new Error(`${verb}: ${answer.code}`)
  return answer.value
}

test('[BET-08] a round with jackpot money cannot be voided', async () => {
  const { kit, gameProvider } = site.context
  const code = `pot-${randomUUID().slice(0, 8)}`
  const memberId = await addPlayer(site, 1_000_000n)
  const ticket = await gameProvider.ticket(memberId, gameCode)
  const { session } = await must('authenticate', { ticket })
  const ids = (roundId: string = randomUUID()) => ({
    roundId,
    transactionId: randomUUID(),
    gameCode,
  })
  const [filling, winning, plain] = [ids(), ids(), ids()]
  const stake = { session, amount: '10' }
  await must('debit', { ...stake, ...filling, jackpot: { code, contribution: '1' } })
  await must('debit', { ...stake, ...winning })
  // A contribution of zero moves no money.
  await must('debit', { ...stake, ...plain, jackpot: { code, contribution: '0' } })
  const ask = ({ roundId }: typeof plain) => gameProvider.voidable({ memberId, vendor, roundId })
  const decide = ({ roundId }: typeof plain) =>
    kit.database.db
      .transaction()
      .execute((tx) => gameProvider.voidRound(tx, { id: randomUUID(), memberId, vendor, roundId }))

  await expect(ask(filling)).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(decide(filling)).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(ask(winning)).resolves.toMatchObject({ stake: 100_000n })
  const won = { ...ids(winning.roundId), playerId: memberId, amount: '0' }
  await must('credit', { ...won, jackpot: { code, win: '1' } })
  // The round won from the jackpot between request and decision.
  await expect(decide(winning)).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(decide(plain)).resolves.toMatchObject({ stake: 100_000n })
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
