import type { Currency } from '@fairhouse/money'
import type { AgentModule } from '#modules/agent'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { DossierModule } from '#modules/dossier'
import type { ExclusionModule } from '#modules/exclusion'
import type { FactorModule } from '#modules/factor'
import type { IdentityModule } from '#modules/identity'
import type { LimitsModule } from '#modules/limits'
import type { LobbyModule } from '#modules/lobby'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import type { MessageModule } from '#modules/message'
import type { PromotionModule } from '#modules/promotion'
import type { SafetyModule } from '#modules/safety'
import type { SessionModule } from '#modules/session'
import type { SocialModule } from '#modules/social'
import type { SupportModule } from '#modules/support'
import type { UploadModule } from '#modules/upload'
import type { VendorModule } from '#modules/vendor'
import { memberAccount, type WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk, type GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { privacyHttp } from './http.ts'

interface Parts {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
  agent: AgentModule
  member: MemberModule
  session: SessionModule
  wallet: WalletModule
  promotion: PromotionModule
  vendor: VendorModule
  lobby: LobbyModule
  factor: FactorModule
  social: SocialModule
  support: SupportModule
  withdrawal: WithdrawalModule
  payment: PaymentModule
  message: MessageModule
  upload: UploadModule
  limits: LimitsModule
  exclusion: ExclusionModule
  dossier: DossierModule
  identity: IdentityModule
  safety: SafetyModule
}

/** What a person may have of us: all that we keep about them, and to be forgotten. */
export function createPrivacy(parts: Parts) {
  const { kit, brands, agent, member, session, wallet, promotion, vendor } = parts
  const { factor, lobby, message, payment, social, support, upload, withdrawal } = parts
  const { dossier, exclusion, identity, limits, safety } = parts

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
      mayLeave: async (memberId) => mayLeave(parts, memberId, await ownBrand(memberId)),
      close: async ({ subjectId }, reason) =>
        close(parts, { id: subjectId, brandId: (await ownBrand(subjectId)).id, reason }),
      closeFor: closingFor(parts),
    }),
  }
}

/** Money that is theirs, or may become so, is taken along first. */
async function mayLeave(
  { wallet, vendor }: Parts,
  memberId: string,
  { currency }: { currency: Currency },
): Promise<boolean> {
  const own = (['cash', 'hold'] as const).map((kind) => memberAccount(memberId, kind, currency))
  const left = await wallet.balanceOf(own)
  return left === 0n && !(await vendor.hasOpenRounds(memberId))
}

/** By a colleague, for a member who asked for it or should be no longer. */
function closingFor(parts: Parts) {
  const { audit, brands, member } = parts
  return async (memberId: string, reason: string, by: Clerk): Promise<void> => {
    const account = await member.find(memberId)
    if (!account) throw new Refusal('not_found')
    const { state, brandId } = account
    if (state === 'closed') throw new Refusal('account_closed')
    if (!(await mayLeave(parts, memberId, brands.byId(brandId)))) throw new Refusal('balance_left')
    const entry = {
      actor: { kind: 'staff', id: by.staffId } as const,
      action: 'member.close' as const,
      subject: { kind: 'member', id: memberId },
      brandId,
      address: by.address,
      before: { state },
      after: { state: 'closed' },
      reason,
    }
    const inSameCommit = (transaction: Executor) => audit.record(entry, transaction)
    await close(parts, { id: memberId, brandId, reason: '' }, inSameCommit)
  }
}

interface Leaver {
  id: string
  brandId: string
  /** In the words of who leaves. */
  reason: string
}

/** Each step may be done again: one that fails is repeated by asking again. */
async function close(
  parts: Parts,
  { id, brandId, reason }: Leaver,
  inSameCommit?: (transaction: Executor) => Promise<void>,
) {
  await parts.wallet.blockStakes(id)
  await parts.promotion.forfeit(brandId, id)
  await parts.agent.forget(id)
  await parts.factor.forget(id)
  await parts.lobby.forget([id])
  await parts.withdrawal.forget(id)
  await parts.message.forget(id)
  await parts.upload.forget(id)
  await parts.safety.forget(id)
  await parts.dossier.forget(id)
  await parts.member.close(id, reason, inSameCommit)
  await parts.session.forgetMember(id)
}
