import type { Currency } from '@fairhouse/money'
import { memberAccount } from '#modules/wallet'
import type { Leaver } from '#modules/withdrawal'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from './deps.ts'

type ClosingNotice = 'account_closed' | 'account_reopened'

/** Money under way to a bank, or with a seat in a room. */
const heldAccounts = (memberId: string, currency: Currency) => [
  memberAccount(memberId, 'hold', currency),
  memberAccount(memberId, 'reserved', currency),
]

/** Closes accounts permanently: pays out the balance, then erases personal data. */
export function createClosing(deps: Deps) {
  const { kit, brands, member, session, gameProvider, verification, wallet, withdrawal } = deps

  async function leaverOf(memberId: string): Promise<Leaver> {
    const account = await member.find(memberId)
    if (!account) throw new Error(`no member ${memberId}`)
    return { memberId, brandId: account.brandId }
  }

  /** Whether a payout is under way, or a seat holds money. */
  async function isPaying({ memberId, brandId }: Leaver): Promise<boolean> {
    const { currency } = brands.byId(brandId)
    return (await wallet.balanceOf(heldAccounts(memberId, currency))) > 0n
  }

  async function notify({ memberId, brandId }: Leaver, word: ClosingNotice) {
    const { mobile, email } = await member.contactsOf(memberId)
    const language = (await member.language(memberId)) ?? brands.byId(brandId).language
    const letter = { brandId, language, word }
    if (mobile !== null) await verification.notify({ ...letter, channel: 'sms', to: mobile })
    if (email !== null) await verification.notify({ ...letter, channel: 'email', to: email })
  }

  async function setState(memberId: string, to: 'closing' | 'open', reason?: string) {
    const from = to === 'open' ? 'closing' : 'open'
    return kit.database.db.transaction().execute(async (transaction) => {
      if (!(await member.setState(transaction, memberId, from, to))) return false
      if (reason) await member.noteClosingReason(transaction, memberId, reason)
      await wallet.renewTerms(transaction, memberId)
      return true
    })
  }

  async function completeClosing(leaver: Leaver): Promise<void> {
    if ((await isPaying(leaver)) || (await gameProvider.hasOpenRounds(leaver.memberId))) return
    if (await blockIfEmpty(deps, leaver)) return erase(deps, leaver)
    // A payout came back or more money came in: the owner has to choose a payout account again.
    if (await setState(leaver.memberId, 'open')) await notify(leaver, 'account_reopened')
  }

  return {
    /** Refuses with `balance_left` while rounds are open or money has no payout account. */
    async leave(
      memberId: string,
      { reason, accountId }: { reason: string; accountId: string | undefined },
    ): Promise<'closed' | 'closing'> {
      if (await gameProvider.hasOpenRounds(memberId)) throw new Refusal('balance_left')
      const leaver = await leaverOf(memberId)
      if ((await withdrawal.payableOf(leaver)) > 0n) {
        if (accountId === undefined) throw new Refusal('balance_left')
        await withdrawal.payOutAll(leaver, accountId)
      }
      if (!(await isPaying(leaver))) {
        if (!(await blockIfEmpty(deps, leaver))) throw new Refusal('balance_left')
        await notify(leaver, 'account_closed')
        await erase(deps, leaver, reason)
        return 'closed'
      }
      await notify(leaver, 'account_closed')
      await setState(memberId, 'closing', reason)
      await session.endAll(memberId)
      return 'closing'
    },
    closeFor: createStaffClosing(deps, isPaying),
    async completeClosings(): Promise<void> {
      for (const id of await member.closingAccounts()) await completeClosing(await leaverOf(id))
    },
  }
}

/** Closing by staff, at a member's request or on the operator's decision. */
function createStaffClosing(
  deps: Deps,
  isPaying: (leaver: Leaver) => Promise<boolean>,
): (memberId: string, reason: string, by: StaffActor) => Promise<void> {
  const { audit, member, gameProvider } = deps
  return async (memberId, reason, by) => {
    const account = await member.find(memberId)
    if (!account) throw new Refusal('not_found')
    const { state, brandId } = account
    if (state === 'closed') throw new Refusal('account_closed')
    const leaver = { memberId, brandId }
    const isWaiting = (await isPaying(leaver)) || (await gameProvider.hasOpenRounds(memberId))
    if (isWaiting || !(await blockIfEmpty(deps, leaver))) throw new Refusal('balance_left')
    const entry = {
      actor: { kind: 'staff', id: by.staffId } as const,
      action: 'member.close' as const,
      subject: { kind: 'member' as const, id: memberId },
      brandId,
      address: by.address,
      before: { state },
      after: { state: 'closed' },
      reason,
    }
    await erase(deps, leaver, '', (transaction) => audit.record(entry, transaction))
  }
}

/**
 * Blocks stakes and checks the balance again: earlier stakes and corrections are seen, later ones
 * are impossible. Unblocks the account if money is left.
 */
async function blockIfEmpty(
  { gameProvider, wallet, withdrawal }: Deps,
  leaver: Leaver,
): Promise<boolean> {
  if ((await withdrawal.payableOf(leaver)) > 0n) return false
  await wallet.blockStakes(leaver.memberId)
  const isWaiting = await gameProvider.hasOpenRounds(leaver.memberId)
  if (!isWaiting && (await withdrawal.payableOf(leaver)) === 0n) return true
  await wallet.allowStakes(leaver.memberId)
  return false
}

/** Every step is idempotent: after a failure the request is repeated. */
async function erase(
  deps: Deps,
  { memberId: id, brandId }: Leaver,
  why?: string,
  inSameCommit?: (transaction: Executor) => Promise<void>,
): Promise<void> {
  await deps.promotion.forfeit(brandId, id)
  await deps.agent.forget(id)
  await deps.mfa.forget(id)
  await deps.lobby.forget([id])
  await deps.withdrawal.forget(id)
  await deps.message.forget(id)
  await deps.upload.forget(id)
  await deps.responsibleGaming.forget(id)
  await deps.memberAdmin.forget(id)
  await deps.member.close(id, why, inSameCommit)
  await deps.session.forgetMember(id)
}
