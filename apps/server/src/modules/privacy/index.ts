import { memberAccount } from '#modules/wallet'
import type { GateSession } from '#platform/http'
import { createClosing } from './closing.ts'
import { privacyHttp } from './http.ts'
import type { Deps } from './deps.ts'

/** Data export and account closing. */
export function createPrivacy(deps: Deps) {
  const { kit, brands, agent, member, session, wallet, promotion, gameProvider } = deps
  const { mfa, lobby, message, payment, socialLogin, support, upload, withdrawal } = deps
  const { memberAdmin, exclusion, identity, limits, responsibleGaming } = deps

  const closing = createClosing(deps)

  async function ownBrand(memberId: string) {
    const account = await member.find(memberId)
    if (!account) throw new Error(`no member ${memberId}`)
    return brands.byId(account.brandId)
  }

  async function moneyOf(memberId: string) {
    const { currency } = await ownBrand(memberId)
    const summary = (kind: 'cash' | 'bonus' | 'hold') =>
      wallet.summaryOf(memberAccount(memberId, kind, currency))
    const [cash, bonus, hold] = [
      await summary('cash'),
      await summary('bonus'),
      await summary('hold'),
    ]
    return { currency, cash, bonus, hold }
  }

  /** LIST of the sections of the data export. */
  const exporters = {
    member: member.exportOf,
    money: moneyOf,
    bonuses: promotion.exportOf,
    bonusConversions: promotion.conversionsOf,
    invitations: async (id: string) => agent.exportOf((await ownBrand(id)).id, id),
    sessions: session.exportOf,
    factors: mfa.exportOf,
    providers: socialLogin.providersOf,
    games: gameProvider.exportOf,
    lobby: lobby.exportOf,
    feedback: support.exportOf,
    payouts: withdrawal.exportOf,
    deposits: payment.exportOf,
    messages: message.exportOf,
    pictures: upload.exportOf,
    limits: limits.exportOf,
    exclusions: exclusion.exportOf,
    documents: identity.exportOf,
    colleagues: memberAdmin.exportOf,
    safety: responsibleGaming.exportOf,
  } as const satisfies Record<string, (memberId: string) => Promise<unknown>>

  return {
    http: privacyHttp({
      isFresh: session.isFresh,
      async exportOf({ subjectId }: GateSession) {
        const parted = Object.entries(exporters).map(
          async ([name, tell]) => [name, await tell(subjectId)] as const,
        )
        const all = Object.fromEntries(await Promise.all(parted))
        return { exportedAt: kit.clock.now().toISOString(), ...all }
      },
      leave: closing.leave,
      closeFor: closing.closeFor,
    }),
    /** Timed work: closes accounts whose last payout is done. */
    completeClosings: closing.completeClosings,
  }
}
