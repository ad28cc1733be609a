import { freshId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, Skipped, Unexpected } from '../expect.ts'
import { Kit } from '../kit.ts'

/** Money and play money are two players with two balances; each is looked at from the other. */
export const modeChecks: Check[] = [
  check('modes: the same account is another player for the other money', async (k) => {
    const other = await otherMoney(k)
    if (other.player.playerId === k.player.playerId) {
      throw new Unexpected('playerId: expected another one, got the same')
    }
    await other.takes(other.ask.debit({ amount: '7.0000' }), '-7.0000')
    await k.stands('0')
    await other.restore()
  }),
  check('modes: a win finds the money of its stake, and no other', async (k) => {
    const other = await otherMoney(k)
    const debit = other.ask.debit({ amount: '2.0000' })
    await other.takes(debit)
    const { playerId } = k.player
    await k.refuses(k.ask.credit(debit, { playerId }), 'unknown_transaction')
    await other.takes(other.ask.credit(debit, { amount: '5.0000' }), '3.0000')
    await k.stands('0')
    await other.restore()
  }),
  check('modes: a rollback and its tombstone stay with their money', async (k) => {
    const other = await otherMoney(k)
    const transactionId = freshId()
    const early = other.ask.debit({ transactionId })
    await other.takes(other.ask.rollback(early))
    await other.refuses(early, 'rolled_back')
    await k.takes(k.ask.debit({ transactionId }), '-1.0000')
  }),
]

/** The same account in a session of the other money. */
async function otherMoney(k: Kit): Promise<Kit> {
  const mode = k.settings.mode === 'real' ? 'trial' : 'real'
  const other = await Kit.open({ ...k.settings, mode }).catch((error: unknown) => {
    if (error instanceof Unexpected) throw new Skipped(`no ${mode} session: ${error.message}`)
    throw error
  })
  equal('mode', other.player.mode, mode)
  other.begin = await other.balance()
  return other
}
