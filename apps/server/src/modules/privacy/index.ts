import { memberAccount } from '#modules/wallet'
import type { GateSession } from '#platform/http'
import { closingOf } from './closing.ts'
import { privacyHttp } from './http.ts'
import type { Parts } from './parts.ts'

/** What a person may have of us: all that we keep about them, and to be forgotten. */
export function createPrivacy(parts: Parts) {
  const { kit, brands, agent, member, session, wallet, promotion, vendor } = parts
  const { factor, lobby, message, payment, social, support, upload, withdrawal } = parts
  const { dossier, exclusion, identity, limits, safety } = parts

  const closing = closingOf(parts)

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

  /** LIST of what is told, by what it is about. */
  const told = {
    member: member.exportOf,
    money: moneyOf,
    bonuses: promotion.exportOf,
    invitations: async (id: string) => agent.exportOf((await ownBrand(id)).id, id),
    sessions: session.exportOf,
    factors: factor.exportOf,
    providers: social.providersOf,
    games: vendor.exportOf,
    lobby: lobby.exportOf,
    feedback: support.exportOf,
    payouts: withdrawal.exportOf,
    deposits: payment.exportOf,
    messages: message.exportOf,
    pictures: upload.exportOf,
    limits: limits.exportOf,
    exclusions: exclusion.exportOf,
    documents: identity.exportOf,
    colleagues: dossier.exportOf,
    safety: safety.exportOf,
  } as const satisfies Record<string, (memberId: string) => Promise<unknown>>

  return {
    http: privacyHttp({
      isFresh: session.isFresh,
      async exportOf({ subjectId }: GateSession) {
        const parted = Object.entries(told).map(
          async ([name, tell]) => [name, await tell(subjectId)] as const,
        )
        const all = Object.fromEntries(await Promise.all(parted))
        return { exportedAt: kit.clock.now().toISOString(), ...all }
      },
      leave: closing.leave,
      closeFor: closing.closeFor,
    }),
    /** Timed work: accounts whose last money has gone out are closed. */
    tend: closing.tend,
  }
}
