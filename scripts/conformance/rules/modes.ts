import { newId } from '../requests.ts'
import { check, type Check } from '../check.ts'
import { equal, Skipped, Unexpected } from '../expect.ts'
import { Kit } from '../kit.ts'

/** Real money and play money are two players with two balances; each check uses both. */
export const modeChecks: Check[] = [
  check('modes: an account is another player in the other mode', async (k) => {
    const other = await openOtherMode(k)
    if (other.player.playerId === k.player.playerId) {
      throw new Unexpected('playerId: expected another one, got the same')
    }
    await other.accepts(other.request.debit({ amount: '7.0000' }), '-7.0000')
    await k.expectChange('0')
    await other.restore()
  }),
  check('modes: a win is paid in the money of its stake', async (k) => {
    const other = await openOtherMode(k)
    const debit = other.request.debit({ amount: '2.0000' })
    await other.accepts(debit)
    const { playerId } = k.player
    await k.refuses(k.request.credit(debit, { playerId }), 'unknown_transaction')
    await other.accepts(other.request.credit(debit, { amount: '5.0000' }), '3.0000')
    await k.expectChange('0')
    await other.restore()
  }),
  check('modes: a rollback and its tombstone affect only their own money', async (k) => {
    const other = await openOtherMode(k)
    const transactionId = newId()
    const early = other.request.debit({ transactionId })
    await other.accepts(other.request.rollback(early))
    await other.refuses(early, 'rolled_back')
    await k.accepts(k.request.debit({ transactionId }), '-1.0000')
  }),
]

/** Opens a session of the same account with the other money. */
async function openOtherMode(k: Kit): Promise<Kit> {
  const mode = k.settings.mode === 'real' ? 'trial' : 'real'
  const other = await Kit.open({ ...k.settings, mode }).catch((error: unknown) => {
    if (error instanceof Unexpected) throw new Skipped(`no ${mode} session: ${error.message}`)
    throw error
  })
  equal('mode', other.player.mode, mode)
  other.startBalance = await other.balance()
  return other
}
