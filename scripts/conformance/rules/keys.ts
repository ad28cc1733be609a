import type { Ask, Move } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'
import { times, type Kit } from '../kit.ts'
import { moved, refused } from '../reply.ts'

/** One of the answers is the first, the others repeat it. */
async function onceOf(k: Kit, asks: Move[]): Promise<void> {
  const values = (await Promise.all(asks.map((ask) => k.send(ask)))).map(moved)
  const firsts = values.filter(({ duplicate }) => duplicate === undefined)
  equal(`first answers among ${asks.length}`, firsts.length, 1)
}

async function staked(k: Kit): Promise<Ask<'debit'>> {
  const debit = k.ask.debit({ amount: '2.0000' })
  await k.takes(debit, '-2.0000')
  return debit
}

const mismatches: [string, (k: Kit, taken: Ask<'debit'>) => Move][] = [
  ['amount', (k, { body }) => k.ask.debit({ ...body, amount: '3.0000' })],
  ['round', (k, { body }) => k.ask.debit({ ...body, roundId: k.ask.debit().body.roundId })],
  [
    'jackpot',
    (k, { body }) => k.ask.debit({ ...body, jackpot: { code: 'kit', contribution: '1' } }),
  ],
  ['verb (play)', (k, { body: { transactionId } }) => k.ask.play({ transactionId })],
  ['verb (credit)', (k, debit) => k.ask.credit(debit, idOf(debit))],
  ['verb (rollback)', (k, debit) => k.ask.rollback(k.ask.debit(), idOf(debit))],
]

const idOf = ({ body: { transactionId } }: Ask<'debit'>) => ({ transactionId })

export const keyChecks: Check[] = [
  check('rule 1: a repeated debit gets the first answer, marked, and moves nothing', async (k) => {
    const debit = await staked(k)
    await k.repeats(debit, '-2.0000')
    await k.repeats(debit, '-2.0000')
    await k.stands('-2.0000')
  }),
  check('rule 1: a repeat tells the balance of now', async (k) => {
    const debit = await staked(k)
    await k.takes(k.ask.debit({ amount: '1.5000' }), '-3.5000')
    await k.repeats(debit, '-3.5000')
  }),
  check('rule 1: a repeated credit pays once', async (k) => {
    const credit = k.ask.credit(await staked(k), { amount: '5.0000', closeRound: true })
    await k.takes(credit, '3.0000')
    await k.repeats(credit, '3.0000')
    await k.stands('3.0000')
  }),
  check('rule 1: a repeated play moves once, though it closed its round', async (k) => {
    const play = k.ask.play({ stake: '1.0000', win: '4.0000' })
    await k.takes(play, '3.0000')
    await k.repeats(play, '3.0000')
    await k.stands('3.0000')
  }),
  check('rule 1: a repeated debit is known after its round has closed', async (k) => {
    const debit = await staked(k)
    await k.takes(k.ask.close(debit))
    await k.repeats(debit, '-2.0000')
  }),
  check('rule 1: a debit repeated after its rollback moves nothing', async (k) => {
    const debit = await staked(k)
    await k.takes(k.ask.rollback(debit), '0')
    // The first answer again, or that it is undone: what counts is that nothing moves.
    const reply = await k.send(debit)
    if (!reply.success) refused(reply, 'rolled_back')
    await k.stands('0')
  }),
  check('rule 1: of 20 equal debits at once one moves', async (k) => {
    const debit = k.ask.debit({ amount: '2.0000' })
    await onceOf(
      k,
      times(20, () => debit),
    )
    await k.stands('-2.0000')
  }),
  check('rule 1: of 20 equal plays at once one moves', async (k) => {
    const play = k.ask.play({ stake: '1.0000', win: '3.0000' })
    await onceOf(
      k,
      times(20, () => play),
    )
    await k.stands('2.0000')
  }),
  check('rule 1: of 20 equal credits at once one moves', async (k) => {
    const credit = k.ask.credit(await staked(k), { amount: '3.0000' })
    await onceOf(
      k,
      times(20, () => credit),
    )
    await k.stands('1.0000')
  }),
  check('rule 1: of 10 different debits of one id at once one moves', async (k) => {
    const first = k.ask.debit()
    const asks = times(10, (at) => k.ask.debit({ ...first.body, amount: `${at + 1}.0000` }))
    const replies = await Promise.all(asks.map((ask) => k.send(ask)))
    const taken = replies.flatMap((reply, at) => (reply.success ? [`-${at + 1}.0000`] : []))
    const codes = new Set(replies.flatMap((reply) => (reply.success ? [] : [reply.code])))
    equal('debits taken', taken.length, 1)
    equal('the others', [...codes].join(), 'duplicate_mismatch')
    await k.stands(taken.join())
  }),
  ...mismatches.map(([what, other]) =>
    check(`rule 1: the same id with another ${what} is duplicate_mismatch`, async (k) => {
      const debit = await staked(k)
      await k.refuses(other(k, debit), 'duplicate_mismatch')
      await k.stands('-2.0000')
      await k.repeats(debit, '-2.0000')
    }),
  ),
  check('rule 1: a play of the same id with another win is duplicate_mismatch', async (k) => {
    const play = k.ask.play({ stake: '1.0000', win: '0.5000' })
    await k.takes(play, '-0.5000')
    await k.refuses(k.ask.play({ ...play.body, win: '100.0000' }), 'duplicate_mismatch')
    await k.stands('-0.5000')
  }),
  check('rule 1: a refused debit repeated gets the same refusal', async (k) => {
    const debit = k.ask.debit({ amount: k.tooMuch() })
    await k.refuses(debit, 'insufficient_funds')
    await k.refuses(debit, 'insufficient_funds')
    await k.stands('0')
  }),
]
