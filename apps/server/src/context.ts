import { createAgent } from '#modules/agent'
import { createAudit } from '#modules/audit'
import { createBrand } from '#modules/brand'
import { createBranding } from '#modules/branding'
import { createCatalogueDesk } from '#modules/catalogue'
import { createContent } from '#modules/content'
import { createDossier } from '#modules/dossier'
import { createExclusion } from '#modules/exclusion'
import { createFactor } from '#modules/factor'
import { createFigures } from '#modules/figures'
import { createIdentity } from '#modules/identity'
import { createLimits } from '#modules/limits'
import { createLobby } from '#modules/lobby'
import { createMailing } from '#modules/mailing'
import { createMember } from '#modules/member'
import { createMessage } from '#modules/message'
import { createPayment } from '#modules/payment'
import { createPrivacy } from '#modules/privacy'
import { createPromotion } from '#modules/promotion'
import { createRegistration } from '#modules/registration'
import { createPurse } from '#modules/purse'
import { createReport } from '#modules/report'
import { createRisk } from '#modules/risk'
import { createSafety } from '#modules/safety'
import { createSession } from '#modules/session'
import { createSocial } from '#modules/social'
import { createStaff } from '#modules/staff'
import { createSupport } from '#modules/support'
import { createSystem } from '#modules/system'
import { createUpload } from '#modules/upload'
import { createVendor } from '#modules/vendor'
import { createVerification } from '#modules/verification'
import { createWallet } from '#modules/wallet'
import { createWithdrawal } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'
import { approvalWorks } from './approvals.ts'

export type Context = Awaited<ReturnType<typeof createContext>>

/** Builds the modules, each from the kit and the modules below it. */
export async function createContext(kit: Kit) {
  const brand = await createBrand(kit)
  const verification = createVerification(kit, brand)
  const agent = createAgent(kit)
  const member = createMember(kit, brand)
  const wallet = createWallet(kit)
  const exclusion = createExclusion(kit, { brands: brand, member, wallet })
  const audit = createAudit(kit)
  const upload = createUpload(kit)
  const content = await createContent(kit, { audit, brands: brand, exclusion, upload })
  const system = createSystem(kit, brand, content, member)
  const factor = createFactor(kit, brand, member, verification)
  const session = createSession(kit, { brands: brand, verification, member, exclusion, factor })
  const staff = createStaff(kit, { audit, member, session })
  const support = createSupport(kit, audit, upload)
  const message = createMessage(kit, { audit, brands: brand, exclusion, member })
  const limits = createLimits(kit, { brands: brand, member, wallet, exclusion })
  const counter = { audit, brands: brand, exclusion, limits, member, message, upload, wallet }
  const payment = createPayment(kit, { ...counter, staff })
  const identity = createIdentity(kit, { ...counter, isFresh: session.isFresh })
  const vendor = await createVendor(kit, { brand, member, wallet, exclusion, limits })
  const purse = createPurse(kit, { brands: brand, vendor, wallet })
  const lobby = createLobby(kit, brand, member, vendor)
  const report = createReport(kit, { brands: brand, lobby, member, vendor, wallet })
  const shelves = { audit, brands: brand, lobby, report, vendor }
  const catalogue = createCatalogueDesk(kit, shelves)
  const promotion = createPromotion(kit, { brands: brand, exclusion, member, wallet })
  const withdrawal = createWithdrawal(kit, { ...counter, payment, promotion, session, staff })
  const people = { verification, agent, member, exclusion, session }
  const below = { kit, brands: brand, ...people, wallet, promotion }
  const parts = { ...below, vendor, lobby }
  const registration = createRegistration(parts)
  const social = createSocial(kit, { ...parts, registration })
  const about = { factor, message, payment, social, support, upload, withdrawal }
  const watched = { ...counter, payment, report, session, withdrawal }
  const safety = createSafety(kit, watched)
  const risk = createRisk(kit, { ...watched, promotion, safety, staff })
  const dossier = createDossier(kit, { ...watched, factor, staff, vendor })
  const mailing = createMailing(kit, { ...counter, dossier, payment })
  const moved = { payment, report, session, wallet, withdrawal }
  const figures = createFigures(kit, { brands: brand, lobby, vendor, verification, ...moved })
  const kept = { ...about, dossier, identity, limits, safety }
  const privacy = createPrivacy({ ...parts, ...kept, audit })
  const shop = { audit, brands: brand, content, payment, staff, upload, verification }
  const branding = createBranding(kit, shop)
  staff.approvals.use(approvalWorks({ branding, dossier, payment, staff, withdrawal }))
  const close = async () => {
    await wallet.close()
    await session.close()
    await verification.close()
  }
  const accounts = { agent, member, factor, session, promotion, registration, social, privacy }
  const care = { exclusion, identity, limits, risk, safety }
  const money = { wallet, report, upload, message, payment, withdrawal, vendor, purse, lobby }
  const office = { audit, branding, catalogue, dossier, figures, mailing, staff, support }
  return {
    kit,
    brand,
    content,
    system,
    verification,
    ...accounts,
    ...care,
    ...money,
    ...office,
    close,
  }
}
