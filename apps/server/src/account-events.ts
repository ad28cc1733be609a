import * as z from 'zod/mini'
import { gathered, type Hub } from '#platform/socket'
import type { Context } from './context.ts'

const boxChanged = z.object({
  memberId: z.string(),
  seq: z.number(),
  unread: z.number(),
  last: z.nullable(z.string()),
})
const letterWritten = z.object({ brandId: z.string() })
const withdrawalChanged = z.object({ memberId: z.string() })
const balanceChanged = z.object({ memberIds: z.array(z.string()) })
const depositChanged = z.object({ memberId: z.string() })

/** LIST of what is announced about one account, and shown to whoever is signed in to it. */
export function showAccounts({ kit, payment, purse, withdrawal }: Context, hub: Hub) {
  const failed = (error: unknown) => kit.log.error({ err: error }, 'could not show an account')

  kit.bus.on('message.box', (data) => {
    const { memberId, seq, ...box } = boxChanged.parse(data)
    hub.deliver('message', memberId, { seq, data: box })
  })
  kit.bus.on('message.letter', (data) => {
    const { brandId } = letterWritten.parse(data)
    void hub.showAgain('message', brandId).catch(failed)
  })
  kit.bus.on('withdrawal.changed', (data) => {
    const { memberId } = withdrawalChanged.parse(data)
    if (!hub.isHeard('withdrawal', memberId)) return
    const present = withdrawal.presentOf(memberId)
    present.then((shown) => hub.deliver('withdrawal', memberId, shown)).catch(failed)
  })
  const showBalances = gathered(async (memberIds) => {
    for (const [memberId, stamped] of await purse.presentsOf(memberIds)) {
      hub.deliver('balance', memberId, stamped)
    }
  })
  kit.bus.on('balance.changed', (data) => {
    const { memberIds } = balanceChanged.parse(data)
    const heard = memberIds.filter((memberId) => hub.isHeard('balance', memberId))
    showBalances(heard).catch(failed)
  })
  const showTrials = gathered(async (memberIds) => {
    for (const memberId of memberIds) await hub.showTo('balance', memberId)
  })
  kit.bus.on('balance.trial', (data) => {
    showTrials(balanceChanged.parse(data).memberIds).catch(failed)
  })
  kit.bus.on('deposit.changed', (data) => {
    const { memberId } = depositChanged.parse(data)
    if (!hub.isHeard('deposit', memberId)) return
    const present = payment.presentOf(memberId)
    present.then((shown) => hub.deliver('deposit', memberId, shown)).catch(failed)
  })
}
