export * from './actor.ts'
export * from './avatars.ts'
export * from './call.ts'
export * from './calls.ts'
export * from './envelope.ts'
export * from './errors.ts'
export * from './fields.ts'
export * from './first-view.ts'
export * from './flags.ts'
export * from './openapi.ts'
export * from './pages.ts'
export * from './permissions.ts'
export * from './push.ts'
export * from './rate.ts'
export * from './register.ts'
export { gameCategories, type GameCategory } from './lgw/menus.ts'
export { gameSorts, type GameItem, type WireGame } from './wps/game.ts'
export * from './wire-names.ts'
export { depositKinds, depositReasons, depositStates } from './wps/deposit.ts'
export type { Deposit, DepositKind, DepositMethod, DepositState } from './wps/deposit.ts'
export { documentKinds } from './wps/identity.ts'
export type { DocumentFault, DocumentKind } from './wps/identity.ts'
export type { ReviewState } from './office/identity.ts'
export {
  adjustKinds,
  relations,
  type AdjustKind,
  type MemberReset,
  type Relation,
} from './office/member.ts'
export { houseAlerts, type HouseAlert } from './office/dashboard.ts'
export { reportFigures, reportViews } from './office/report.ts'
export type { ReportFigure, ReportView } from './office/report.ts'
export { feedbackKinds, feedbackStates } from './wps/feedback.ts'
export { exclusionMonths, timeOutHours } from './wps/exclusion.ts'
export { limitNames, moneyLimits, type LimitName, type MoneyLimit } from './wps/limits.ts'
export { messageKinds, noticeKinds, type MessageKind, type NoticeKind } from './wps/message.ts'
export { betStatuses, recordTypes, type BetStatus, type RecordType } from './wps/record.ts'
export { testQuestions, type TestBand } from './wps/safety.ts'
export * from './content-lists.ts'
export { secondReasons, type SecondReason } from './office/deposit.ts'
export type { MailingWords, Segment } from './office/mailing.ts'
export { storedPiece, type Crop, type Piece, type PieceWords } from './office/content.ts'
export * from './brand-document.ts'
export type { BrandOpening } from './office/brand.ts'
export { officeSocketPath, officeTopics, type OfficeTopic } from './office/live.ts'
export {
  paymentControls,
  paymentMethodTerms,
  type PaymentControls,
  type PaymentMethodTerms,
  withdrawalTerms,
  type WithdrawalTerms,
} from './office/payment.ts'
export type { VendorHealth } from './office/catalogue.ts'
export { gameProviderTerms, oldKeyHours } from './office/game-provider.ts'
export type { GameProviderTerms, ProviderEndpoint } from './office/game-provider.ts'
export { stopKinds, type StopKind, type PlayerStop } from './stops.ts'
export type { StopTarget } from './office/stop.ts'
export * from './risk-lists.ts'
export { riskThresholdValues, type RiskThresholds } from './office/risk.ts'
export { ruleNames, ruleScopes } from './office/safety.ts'
export type { RuleName, RuleScope, SafetyPattern } from './office/safety.ts'
export { proofWays, type ProofWay, type SignedIn, type SignInAnswer } from './wps/sign-in.ts'
export { type WithdrawalPrompts, type WithdrawalState } from './wps/withdrawal.ts'
export { mainWallet } from './wps/wallet.ts'
export { socialProviders, type SocialProvider } from './wps/social.ts'
