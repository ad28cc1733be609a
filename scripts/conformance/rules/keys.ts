import type { VerbRequest, Move } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal } from '../expect.ts'
import { times, type Kit } from '../kit.ts'
import { movementOf, refused } from '../reply.ts'

/** Expects one first answer and duplicates otherwise. */
async function expectOnce(k: Kit, asks: Move[]): Promise<void> {
  const values = (await Promise.all(asks.map((request) => k.send(request)))).map(movementOf)
  const firsts = values.filter(({ duplicate }) => duplicate === undefined)
  equal(`first answers among ${asks.length}`, firsts.length, 1)
}

async function placeStake(k: Kit): Promise<VerbRequest<'debit'>> {
  const debit = k.request.debit({ amount: '2.0000' })
  await k.accepts(debit, '-2.0000')
  return debit
}

const mismatches: [string, (k: Kit, taken: VerbRequest<'debit'>) => Move][] = [
  ['amount', (k, { body }) => k.request.debit({ ...body, amount: '3.0000' })],
  ['round', (k, { body }) => k.request.debit({ ...body, roundId: k.request.debit().body.roundId })],
  [
    'jackpot',
    (k, { body }) => k.request.debit({ ...body, jackpot: { code: 'kit', contribution: '1' } }),
  ],
  ['verb (play)', (k, { body: { transactionId } }) => k.request.play({ transactionId })],
  ['verb (credit)', (k, debit) => k.request.credit(debit, idOf(debit))],
  ['verb (rollback)', (k, debit) => k.request.rollback(k.request.debit(), idOf(debit))],
]

const idOf = ({ body: { transactionId } }: VerbRequest<'debit'>) => ({ transactionId })

export const keyChecks: Check[] = [
  check(
    'rule 1: a repeated debit gets the first answer as a duplicate and moves nothing',
    async (k) => {
      const debit = await placeStake(k)
      await k.expectDuplicate(debit, '-2.0000')
      await k.expectDuplicate(debit, '-2.0000')
      await k.expectChange('-2.0000')
    },
  ),
  check('rule 1: a repeat returns the current balance', async (k) => {
    const debit = await placeStake(k)
    await k.accepts(k.request.debit({ amount: '1.5000' }), '-3.5000')
    await k.expectDuplicate(debit, '-3.5000')
  }),
  check('rule 1: a repeated credit pays once', async (k) => {
    const credit = k.request.credit(await placeStake(k), { amount: '5.0000', closeRound: true })
    await k.accepts(credit, '3.0000')
    await k.expectDuplicate(credit, '3.0000')
    await k.expectChange('3.0000')
  }),
  check('rule 1: a repeated play moves once, though it closed its round', async (k) => {
    const play = k.request.play({ stake: '1.0000', win: '4.0000' })
    await k.accepts(play, '3.0000')
    await k.expectDuplicate(play, '3.0000')
    await k.expectChange('3.0000')
  }),
  check('rule 1: a repeated debit is known after its round has closed', async (k) => {
    const debit = await placeStake(k)
    await k.accepts(k.request.close(debit))
    await k.expectDuplicate(debit, '-2.0000')
  }),
  check('rule 1: a debit repeated after its rollback moves nothing', async (k) => {
    const debit = await placeStake(k)
    await k.accepts(k.request.rollback(debit), '0')
    // Either the first answer again or a refusal: what counts is that nothing moves.
    const reply = await k.send(debit)
    if (!reply.success) refused(reply, 'rolled_back')
    await k.expectChange('0')
  }),
  check('rule 1: of 20 equal simultaneous debits one moves', async (k) => {
    const debit = k.request.debit({ amount: '2.0000' })
    await expectOnce(
      k,
      times(20, () => debit),
    )
    await k.expectChange('-2.0000')
  }),
  check('rule 1: of 20 equal simultaneous plays one moves', async (k) => {
    const play = k.request.play({ stake: '1.0000', win: '3.0000' })
    await expectOnce(
      k,
      times(20, () => play),
    )
    await k.expectChange('2.0000')
  }),
  check('rule 1: of 20 equal simultaneous credits one moves', async (k) => {
    const credit = k.request.credit(await placeStake(k), { amount: '3.0000' })
    await expectOnce(
      k,
      times(20, () => credit),
    )
    await k.expectChange('1.0000')
  }),
  check('rule 1: of 10 different simultaneous debits with one id one moves', async (k) => {
    const first = k.request.debit()
    const asks = times(10, (at) => k.request.debit({ ...first.body, amount: `${at + 1}.0000` }))
    const replies = await Promise.all(asks.map((request) => k.send(request)))
    const taken = replies.flatMap((reply, at) => (reply.success ? [`-${at + 1}.0000`] : []))
    const codes = new Set(replies.flatMap((reply) => (reply.success ? [] : [reply.code])))
    equal('debits taken', taken.length, 1)
    equal('the others', [...codes].join(), 'duplicate_mismatch')
    await k.expectChange(taken.join())
  }),
  ...mismatches.map(([what, other]) =>
    check(`rule 1: the same id with another ${what} is duplicate_mismatch`, async (k) => {
      const debit = await placeStake(k)
      await k.refuses(other(k, debit), 'duplicate_mismatch')
      await k.expectChange('-2.0000')
      await k.expectDuplicate(debit, '-2.0000')
    }),
  ),
  check('rule 1: a play of the same id with another win is duplicate_mismatch', async (k) => {
    const play = k.request.play({ stake: '1.0000', win: '0.5000' })
    await k.accepts(play, '-0.5000')
    await k.refuses(k.request.play({ ...play.body, win: '100.0000' }), 'duplicate_mismatch')
    await k.expectChange('-0.5000')
  }),
  check('rule 1: a refused debit repeated gets the same refusal', async (k) => {
    const debit = k.request.debit({ amount: k.aboveBalance() })
    await k.refuses(debit, 'insufficient_funds')
    await k.refuses(debit, 'insufficient_funds')
    await k.expectChange('0')
  }),
]
