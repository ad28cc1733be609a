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
import { accountBook } from './account-book.ts'
import { createAccountsDesk } from './accounts-desk.ts'
import { createClaimsDesk } from './claims-desk.ts'
import { confirmingOf } from './confirming.ts'
import { createDesk } from './desk.ts'
import { factsOf } from './facts.ts'
import { officeHttp } from './http/office.ts'
import { ownHttp } from './http/own.ts'
import { moneyOf } from './money.ts'
import { movingOf } from './moving.ts'
import { payingOutAll } from './pay-out-all.ts'
import { payingOf } from './paying.ts'
import { reindexingOf } from './reindexing.ts'
import { returnsOf } from './returns.ts'
import { remindingOf } from './reminding.ts'
import { createRequests } from './request.ts'
import { sendingOf } from './sending.ts'
import type { Settings } from './settings.ts'
import { separationOf } from './separation.ts'
import { settlingOf } from './settling.ts'
import { stepsOf } from './steps.ts'
import { claimStore } from './store/claims.ts'
import { heldNow } from './store/held.ts'
import { payoutStore } from './store/payouts.ts'
import { requestStore } from './store/requests.ts'
import { settingStore } from './store/settings.ts'
import { sharedNumbers } from './store/shared.ts'
import { tryStore } from './store/tries.ts'
import { targetsOf } from './targets.ts'
import { tellOf } from './tell.ts'
import { termsHttp } from './http/terms.ts'
import { termsDesk } from './terms-desk.ts'
import { turnoverReader } from './turnover-reader.ts'
import { promptsOf, viewsOf } from './views.ts'

export type { Leaver } from './pay-out-all.ts'
export { demoWithdrawals } from './settings.ts'

interface Parts {
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

const mostTold = 1000
const mostSharers = 50

/** Money that goes out: to accounts that are bound, once it has been staked, when staff agree. */
export function createWithdrawal(kit: Kit, parts: Parts) {
  const { audit, brands, exclusion, member, message, payment } = parts
  const { promotion, session, staff, upload, wallet } = parts
  const { clock, database } = kit
  const { db } = database
  const { isFresh } = session
  const reader = turnoverReader({ brands, requiredBy: promotion.requiredBy })
  const book = accountBook(kit, { brands, member, audit })
  const money = moneyOf(wallet, brands)
  const tell = tellOf(kit, message)
  const step = stepsOf(kit)
  const targets = targetsOf({ payment, book })
  const views = viewsOf(db, targets)
  const settling = settlingOf({ kit, money, step, tell })
  const sending = sendingOf({ kit, payment, targets, settling })
  const books = { kit, brands, exclusion, member, payment, wallet, reader, money }
  const { settle, turnover, ...returns } = returnsOf({ ...books, targets, sending, step, tell })
  const confirming = confirmingOf({ kit, audit, upload, tell })
  const reminding = remindingOf(kit, tell)
  const reindex = reindexingOf(kit, brands, book)
  const facts = factsOf({ kit, brands, member, wallet, book, turnover })
  const below = { kit, brands, exclusion, member, wallet, isFresh }
  const requests = createRequests({ ...below, book, money, turnover, tell })
  const desks = desksOf(kit, parts, { sending, targets, step, tell, book })
  const terms = termsDesk({ kit, brands, audit, staff })
  payment.onPayoutEnd(sending.conclude)
  upload.keptFor('withdrawal', (ids) => claimStore(db).proofsAmong(ids))
  return {
    reader,
    http: {
      ...ownHttp({ db, member, isFresh, facts, requests, confirming, book, views }),
      ...officeHttp({ db, targets, views, ...desks }),
      ...termsHttp(terms),
    },
    termsWork: terms.work,
    ...payingOutAll({ ...below, book, money, tell, settle }),
    /** Who else has money sent to the same accounts. */
    sharersOf: (memberId: string) => book.store.sharersOf(memberId, mostSharers),
    /** Fingerprints of accounts that several have bound, new since a moment or of these members. */
    sharedNumbers: (since: Date, memberIds: readonly string[]) =>
      sharedNumbers(db, since, memberIds),
    askedSince: requestStore(db).askedSince,
    /** Unplayed deposits that could not be sent back by themselves. */
    returnsHeld: returns.heldForStaff,
    paidUntil: payoutStore(db).paidUntil,
    heldNow: (brandId: string) => heldNow(db, brandId),
    /** What the topic `withdrawal` shows of an account. */
    presentOf: (memberId: string) => promptsOf(db, memberId),
    /** First settings of a brand; one that has some keeps them. */
    fill: (brandId: string, settings: Settings) => settingStore(db).fill(brandId, settings),
    /** Timed work: what is unfinished goes on, what was asked for long enough closes. */
    async tend(): Promise<void> {
      await reindex()
      await returns.tend()
      await sending.goOnAll()
      await reminding.tend()
      await tryStore(db).sweep(clock.now())
    },
    async exportOf(memberId: string) {
      const bound = await book.store.allOf(memberId)
      const all = await requestStore(db).ofMember(memberId, undefined, mostTold)
      return {
        accounts: bound.map((row) => ({ ...book.open(row), state: row.state })),
        withdrawals: await views.own(all),
      }
    },
    /** The account is closed: what tells where money went stays, the rest goes. */
    forget: (memberId: string): Promise<void> => book.store.forget(memberId),
  }
}

interface DeskParts {
  sending: ReturnType<typeof sendingOf>
  targets: ReturnType<typeof targetsOf>
  step: ReturnType<typeof stepsOf>
  tell: ReturnType<typeof tellOf>
  book: ReturnType<typeof accountBook>
}

/** What staff decide: withdrawals, claims that nothing arrived, and accounts on hold. */
function desksOf(kit: Kit, { audit, member, payment, upload }: Parts, parts: DeskParts) {
  const { sending, targets, step, tell, book } = parts
  const separation = separationOf(kit, payment)
  const paid = { kit, audit, moving: movingOf({ kit, audit, step }), sending, separation, tell }
  const pay = payingOf({ ...paid, targets, step })
  return {
    separation,
    desk: createDesk({ ...paid, pay }),
    claims: createClaimsDesk({ kit, audit, upload, separation, tell }),
    accounts: createAccountsDesk({ kit, audit, member, book, tell }),
  }
}
