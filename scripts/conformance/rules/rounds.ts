import type { Ask } from '../requests.ts'
import { check, type Check } from '../check.ts'
import type { Kit } from '../kit.ts'

type Stake = Ask<'debit'> | Ask<'play'>

async function closedByClose(k: Kit): Promise<Stake> {
  const debit = k.ask.debit({ amount: '3.0000' })
  await k.takes(debit)
  await k.takes(k.ask.close(debit), '-3.0000')
  return debit
}

async function closedByCredit(k: Kit): Promise<Stake> {
  const debit = k.ask.debit({ amount: '5.0000' })
  await k.takes(debit)
  await k.takes(k.ask.credit(debit, { amount: '2.0000', closeRound: true }), '-3.0000')
  return debit
}

async function closedByPlay(k: Kit): Promise<Stake> {
  const play = k.ask.play({ stake: '4.0000', win: '1.0000' })
  await k.takes(play, '-3.0000')
  return play
}

const ways: [string, (k: Kit) => Promise<Stake>][] = [
  ['close', closedByClose],
  ['a credit with closeRound', closedByCredit],
  ['a play', closedByPlay],
]

export const roundChecks: Check[] = ways.flatMap(([way, close]) => [
  check(`rule 4: a round closed by ${way} takes no debit`, async (k) => {
    const { roundId } = (await close(k)).body
    await k.refuses(k.ask.debit({ roundId }), 'round_closed')
    await k.stands('-3.0000')
  }),
  check(`rule 4: a round closed by ${way} takes no play`, async (k) => {
    const { roundId } = (await close(k)).body
    await k.refuses(k.ask.play({ roundId, win: '2.0000' }), 'round_closed')
    await k.stands('-3.0000')
  }),
  check(`rule 4: a late win of a round closed by ${way} is paid, and opens nothing`, async (k) => {
    const stake = await close(k)
    await k.takes(k.ask.credit(stake, { amount: '2.0000' }), '-1.0000')
    await k.refuses(k.ask.debit({ roundId: stake.body.roundId }), 'round_closed')
    await k.stands('-1.0000')
  }),
  check(`rule 4: a round closed by ${way} may be closed again`, async (k) => {
    const stake = await close(k)
    await k.succeeds(k.ask.close(stake), '-3.0000')
    await k.succeeds(k.ask.close(stake), '-3.0000')
  }),
])
