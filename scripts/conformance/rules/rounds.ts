import type { VerbRequest } from '../requests.ts'
import { check, type Check } from '../check.ts'
import type { Kit } from '../kit.ts'

type Stake = VerbRequest<'debit'> | VerbRequest<'play'>

async function closedByClose(k: Kit): Promise<Stake> {
  const debit = k.request.debit({ amount: '3.0000' })
  await k.accepts(debit)
  await k.accepts(k.request.close(debit), '-3.0000')
  return debit
}

async function closedByCredit(k: Kit): Promise<Stake> {
  const debit = k.request.debit({ amount: '5.0000' })
  await k.accepts(debit)
  await k.accepts(k.request.credit(debit, { amount: '2.0000', closeRound: true }), '-3.0000')
  return debit
}

async function closedByPlay(k: Kit): Promise<Stake> {
  const play = k.request.play({ stake: '4.0000', win: '1.0000' })
  await k.accepts(play, '-3.0000')
  return play
}

const ways: [string, (k: Kit) => Promise<Stake>][] = [
  ['close', closedByClose],
  ['a credit with closeRound', closedByCredit],
  ['a play', closedByPlay],
]

export const roundChecks: Check[] = ways.flatMap(([way, close]) => [
  check(`rule 4: a round closed by ${way} refuses debits`, async (k) => {
    const { roundId } = (await close(k)).body
    await k.refuses(k.request.debit({ roundId }), 'round_closed')
    await k.expectChange('-3.0000')
  }),
  check(`rule 4: a round closed by ${way} refuses plays`, async (k) => {
    const { roundId } = (await close(k)).body
    await k.refuses(k.request.play({ roundId, win: '2.0000' }), 'round_closed')
    await k.expectChange('-3.0000')
  }),
  check(
    `rule 4: a late win of a round closed by ${way} is paid and leaves it closed`,
    async (k) => {
      const stake = await close(k)
      await k.accepts(k.request.credit(stake, { amount: '2.0000' }), '-1.0000')
      await k.refuses(k.request.debit({ roundId: stake.body.roundId }), 'round_closed')
      await k.expectChange('-1.0000')
    },
  ),
  check(`rule 4: a round closed by ${way} may be closed again`, async (k) => {
    const stake = await close(k)
    await k.succeeds(k.request.close(stake), '-3.0000')
    await k.succeeds(k.request.close(stake), '-3.0000')
  }),
])
