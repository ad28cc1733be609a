import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { PaymentModule } from '#modules/payment'
import type { PromotionModule } from '#modules/promotion'
import type { SessionModule } from '#modules/session'
import type { StaffModule } from '#modules/staff'
import type { UploadModule } from '#modules/upload'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { createPayoutAccounts } from './accounts/payout-accounts.ts'
import { createAccountReview } from './accounts/review-accounts.ts'
import { createClaimReview } from './receipts/review-claims.ts'
import { createReceiptConfirmation } from './receipts/confirm-receipt.ts'
import { createWithdrawalReview } from './review/review-withdrawals.ts'
import { createAvailability } from './requests/availability.ts'
import { officeHttp } from './http/office.ts'
import { ownHttp } from './http/own.ts'
import { createLedger } from './ledger.ts'
import { createDecisions } from './review/decide.ts'
import { createPayOutAll } from './requests/pay-out-all.ts'
import { createPay } from './payout/pay.ts'
import { createReindexing } from './accounts/reindex.ts'
import { createReturns } from './returns/returns.ts'
import { createReceiptReminders } from './receipts/reminders.ts'
import { createRequests } from './requests/request-withdrawal.ts'
import { createPayoutSender } from './payout/send-payout.ts'
import type { Settings } from './terms/settings.ts'
import { createSeparation } from './review/separation-of-duties.ts'
import { createPayoutSettlement } from './payout/settle-payout.ts'
import { createStepRecorder } from './record-step.ts'
import { claimStore } from './store/claims.ts'
import { heldNow } from './store/held.ts'
import { payoutStore } from './store/payouts.ts'
import { requestStore } from './store/requests.ts'
import { settingStore } from './store/settings.ts'
import { sharedNumbers } from './store/shared-accounts.ts'
import { passwordAttempts } from './store/password-attempts.ts'
import { createTargets } from './payout/targets.ts'
import { createNotifier } from './notify.ts'
import { termsHttp } from './http/terms.ts'
import { createTermsApproval } from './terms/terms-approval.ts'
import { createBonusConversion } from './wagering/convert-bonuses.ts'
import { createUsualTimes } from './requests/usual-times.ts'
import { createTurnoverReader } from './wagering/turnover-reader.ts'
import { loadPrompts, createViews } from './view.ts'

export type { Leaver } from './requests/pay-out-all.ts'
export { demoWithdrawals } from './terms/settings.ts'

interface Deps {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  message: MessageModule
  payment: PaymentModule
  promotion: PromotionModule
  session: SessionModule
  staff: StaffModule
  upload: UploadModule
  wallet: WalletModule
}

export type WithdrawalModule = ReturnType<typeof createWithdrawal>

const maxExported = 1000
const maxSharers = 50

/** Withdrawals: wagering check, hold, staff review and payout to bound accounts. */
export function createWithdrawal(kit: Kit, deps: Deps) {
  const { audit, brands, member, payment, staff, upload } = deps
  const { isFresh } = deps.session
  const { db } = kit.database
  const services = createServices(kit, deps)
  const { reader, payoutAccounts, notifier, views, targets, sender, returns } = services
  const confirmation = createReceiptConfirmation({ kit, audit, upload, notifier })
  const reminders = createReceiptReminders(kit, notifier)
  const reindex = createReindexing(kit, brands, payoutAccounts)
  const requestDeps = { ...deps, ...services, kit, isFresh, ...returns }
  const availability = createAvailability({ ...requestDeps, usualTimes: createUsualTimes(kit) })
  const requests = createRequests(requestDeps)
  const reviews = createReviews(kit, deps, services)
  const terms = createTermsApproval({ kit, brands, audit, staff })
  payment.onPayoutEnd(sender.conclude)
  upload.keepReferenced('withdrawal', (ids) => claimStore(db).proofsAmong(ids))
  return {
    reader,
    http: {
      ...ownHttp({
        db,
        member,
        isFresh,
        settingsOf: (id) => settingStore(db).of(id, brands.byId(id).currency),
        availability,
        requests,
        confirmation,
        payoutAccounts,
        views,
      }),
      ...officeHttp({ db, targets, views, ...reviews }),
      ...termsHttp(terms),
    },
    termsWork: terms.work,
    ...createPayOutAll(requestDeps),
    /** Members who share a payout account with this one. */
    sharersOf: (memberId: string) => payoutAccounts.store.sharersOf(memberId, maxSharers),
    /** Fingerprints of accounts with several members, bound since a moment or by these. */
    sharedNumbers: (since: Date, memberIds: readonly string[]) =>
      sharedNumbers(db, since, memberIds),
    requestedSince: requestStore(db).requestedSince,
    /** Unplayed deposits that could not be returned automatically. */
    returnsHeld: returns.heldForStaff,
    paidUntil: payoutStore(db).paidUntil,
    heldNow: (brandId: string) => heldNow(db, brandId),
    /** Content of the `withdrawal` topic of an account. */
    presentOf: (memberId: string) => loadPrompts(db, memberId),
    /** Initial settings of a brand; existing ones stay unchanged. */
    fill: (brandId: string, settings: Settings) => settingStore(db).fill(brandId, settings),
    /** Timed work: resumes unfinished payouts and returns, closes overdue confirmations. */
    async runTimedWork(): Promise<void> {
      await reindex()
      await returns.run()
      await services.conversion.convertAll()
      await sender.resumeAll()
      await reminders.run()
      await passwordAttempts(db).sweep(kit.clock.now())
    },
    async exportOf(memberId: string) {
      const bound = await payoutAccounts.store.allOf(memberId)
      const all = await requestStore(db).ofMember(memberId, undefined, maxExported)
      return {
        accounts: bound.map((row) => ({ ...payoutAccounts.open(row), state: row.state })),
        withdrawals: await views.forOwner(all),
      }
    },
    /** The account is closed: payout accounts that received money stay, the rest is deleted. */
    forget: (memberId: string): Promise<void> => payoutAccounts.store.forget(memberId),
  }
}

/** Postings, payouts and returns of withdrawals. */
function createServices(kit: Kit, deps: Deps) {
  const { audit, brands, member, message, payment, promotion, wallet } = deps
  const conversion = createBonusConversion({ kit, promotion })
  const { convertBonuses } = conversion
  const reader = createTurnoverReader({
    brands,
    requiredBy: promotion.requiredBy,
    convertBonuses,
  })
  const payoutAccounts = createPayoutAccounts(kit, { brands, member, audit })
  const ledger = createLedger(wallet, brands)
  const notifier = createNotifier(kit, message)
  const recordStep = createStepRecorder(kit)
  const targets = createTargets({ payment, payoutAccounts })
  const views = createViews(kit.database.db, targets)
  const settlement = createPayoutSettlement({ kit, ledger, recordStep, notifier })
  const sender = createPayoutSender({ kit, payment, targets, settlement })
  const shared = { reader, payoutAccounts, ledger, notifier, recordStep, targets, views, sender }
  return { ...shared, conversion, returns: createReturns({ ...deps, ...shared, kit }) }
}

/** Staff review of withdrawals, of claims and of payout accounts on hold. */
function createReviews(
  kit: Kit,
  { audit, member, payment, upload }: Deps,
  services: ReturnType<typeof createServices>,
) {
  const { sender, targets, recordStep, notifier, payoutAccounts } = services
  const separation = createSeparation(kit, payment)
  const paid = {
    kit,
    audit,
    decisions: createDecisions({ kit, audit, recordStep }),
    sender,
    separation,
    notifier,
  }
  const pay = createPay({ ...paid, targets, recordStep })
  return {
    separation,
    review: createWithdrawalReview({ ...paid, pay }),
    claims: createClaimReview({ kit, audit, upload, separation, notifier }),
    accounts: createAccountReview({ kit, audit, member, payoutAccounts, notifier }),
  }
}
