import { createAgent } from '#modules/agent'
import { createAudit } from '#modules/audit'
import { createBrand } from '#modules/brand'
import { createBrandAdmin } from '#modules/brand-admin'
import { createGameAdmin } from '#modules/game-admin'
import { createContent } from '#modules/content'
import { createMemberAdmin } from '#modules/member-admin'
import { createExclusion } from '#modules/exclusion'
import { createMfa } from '#modules/mfa'
import { createDashboard } from '#modules/dashboard'
import { createIdentity } from '#modules/identity'
import { createLimits } from '#modules/limits'
import { createLobby } from '#modules/lobby'
import { createCampaign } from '#modules/campaign'
import { createMember } from '#modules/member'
import { createMessage } from '#modules/message'
import { createPayment } from '#modules/payment'
import { createPrivacy } from '#modules/privacy'
import { createPromotion } from '#modules/promotion'
import { createRegistration } from '#modules/registration'
import { createBalance } from '#modules/balance'
import { createReport } from '#modules/report'
import { createRisk } from '#modules/risk'
import { createResponsibleGaming } from '#modules/responsible-gaming'
import { createSession } from '#modules/session'
import { createSocialLogin } from '#modules/social-login'
import { createStaff } from '#modules/staff'
import { createStop } from '#modules/stop'
import { createSupport } from '#modules/support'
import { createSystem } from '#modules/system'
import { createUpload } from '#modules/upload'
import { createGameProvider } from '#modules/game-provider'
import { createVerification } from '#modules/verification'
import { createWallet } from '#modules/wallet'
import { createWithdrawal } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'
import { approvalWorks } from './approvals.ts'

export type Context = Awaited<ReturnType<typeof createContext>>

/**
 * Builds the modules in dependency order. A group (`core`, `cashier`, `play`) is what the modules
 * after it may use; each constructor takes from it what its `Deps` names.
 */
export async function createContext(kit: Kit) {
  const brands = await createBrand(kit)
  const verification = createVerification(kit, brands)
  const agent = createAgent(kit)
  const member = createMember(kit, brands)
  const wallet = createWallet(kit)
  const exclusion = createExclusion(kit, { brands, member, wallet })
  const audit = createAudit(kit)
  const upload = createUpload(kit)
  const core = { audit, brands, exclusion, member, upload, verification, wallet }

  const content = await createContent(kit, core)
  const system = createSystem(kit, brands, content, member)
  const mfa = createMfa(kit, brands, member, verification)
  const session = createSession(kit, { ...core, mfa })
  const staff = createStaff(kit, { audit, member, session })
  const support = createSupport(kit, audit, upload)
  const message = createMessage(kit, core)
  const limits = createLimits(kit, core)
  const payment = createPayment(kit, { ...core, limits, message, staff })
  const identity = createIdentity(kit, {
    ...core,
    message,
    isFresh: session.isFresh,
  })
  const promotion = createPromotion(kit, { ...core, agent, message })
  const cashier = { ...core, limits, message, payment, promotion, session, staff }
  const withdrawal = createWithdrawal(kit, cashier)

  const gameProvider = await createGameProvider(kit, { brands, member, wallet, exclusion, limits })
  const balance = createBalance(kit, { brands, gameProvider, wallet })
  const lobby = createLobby(kit, brands, member, gameProvider)
  const report = createReport(kit, { ...core, gameProvider, lobby })
  const play = { ...cashier, gameProvider, lobby, report, withdrawal }

  const registration = createRegistration({ kit, ...play, agent })
  const socialLogin = createSocialLogin(kit, { ...play, registration })
  const responsibleGaming = createResponsibleGaming(kit, play)
  const memberAdmin = createMemberAdmin(kit, { ...play, mfa })
  const members = { ...play, agent, identity, memberAdmin, mfa, responsibleGaming, socialLogin }
  const risk = createRisk(kit, members)
  const campaign = createCampaign(kit, members)
  const privacy = createPrivacy({ kit, ...members, support })
  const gameAdmin = createGameAdmin(kit, play)
  const stop = createStop(kit, play)
  const dashboard = createDashboard(kit, play)
  const brandAdmin = createBrandAdmin(kit, { ...core, content, payment, staff })
  staff.approvals.registerActions(approvalWorks({ ...members, brandAdmin, gameAdmin, risk, stop }))

  const close = async () => {
    await wallet.close()
    await session.close()
    await verification.close()
  }
  const brandSetup = { brandAdmin, content, gameAdmin, stop, system }
  const growth = { campaign, dashboard, registration, risk }
  return { kit, ...members, ...brandSetup, ...growth, balance, privacy, support, close }
}
