import type { OfficeKey } from '@fairhouse/i18n/office'
import type { Permission } from '@fairhouse/protocol'
import type { IconName } from '@fairhouse/ui'
import { lazy, type ComponentType } from 'react'

type Group = 'cashier' | 'players' | 'site' | 'house'

interface RouteRow {
  readonly path: string
  /** Permission that the page needs; without it the page is not found. */
  readonly permission?: Permission
  /** Place in the menu; omitted for pages that are reached from other pages. */
  readonly menu?: { readonly group: Group; readonly label: OfficeKey; readonly icon: IconName }
  readonly screen: ComponentType
}

const screens = {
  home: lazy(async () => ({ default: (await import('#screens/home')).Home })),
  myAccount: lazy(async () => ({ default: (await import('#screens/my-account')).MyAccount })),
  deposits: lazy(async () => ({ default: (await import('#screens/deposits')).Deposits })),
  deposit: lazy(async () => ({ default: (await import('#screens/deposits')).Deposit })),
  withdrawals: lazy(async () => ({ default: (await import('#screens/withdrawals')).Withdrawals })),
  withdrawal: lazy(async () => ({ default: (await import('#screens/withdrawals')).Withdrawal })),
  payoutClaims: lazy(async () => ({ default: (await import('#screens/payout-claims')).Claims })),
  payoutAccounts: lazy(async () => ({
    default: (await import('#screens/payout-accounts')).PayoutAccounts,
  })),
  payments: lazy(async () => ({ default: (await import('#screens/payments')).Payments })),
  payMethod: lazy(async () => ({ default: (await import('#screens/payments')).EditMethod })),
  payProvider: lazy(async () => ({ default: (await import('#screens/payments')).EditProvider })),
  messages: lazy(async () => ({ default: (await import('#screens/feedback')).Messages })),
  message: lazy(async () => ({ default: (await import('#screens/feedback')).Message })),
  reviews: lazy(async () => ({ default: (await import('#screens/identity')).Reviews })),
  review: lazy(async () => ({ default: (await import('#screens/identity')).Review })),
  flags: lazy(async () => ({ default: (await import('#screens/responsible-gaming')).Flags })),
  flag: lazy(async () => ({ default: (await import('#screens/responsible-gaming')).Flag })),
  limitRules: lazy(async () => ({ default: (await import('#screens/limit-rules')).LimitRules })),
  risk: lazy(async () => ({ default: (await import('#screens/risk')).Cases })),
  riskCase: lazy(async () => ({ default: (await import('#screens/risk')).CaseFile })),
  riskRules: lazy(async () => ({ default: (await import('#screens/risk')).RiskRules })),
  excluded: lazy(async () => ({ default: (await import('#screens/risk')).Excluded })),
  members: lazy(async () => ({ default: (await import('#screens/member')).FindMember })),
  member: lazy(async () => ({ default: (await import('#screens/member')).MemberFile })),
  content: lazy(async () => ({ default: (await import('#screens/content')).Content })),
  editContent: lazy(async () => ({ default: (await import('#screens/content')).EditContent })),
  providers: lazy(async () => ({ default: (await import('#screens/games')).Providers })),
  rtpReport: lazy(async () => ({ default: (await import('#screens/games')).RtpReport })),
  providerGames: lazy(async () => ({ default: (await import('#screens/games')).ProviderGames })),
  providerSetup: lazy(async () => ({ default: (await import('#screens/providers')).ProviderList })),
  editProvider: lazy(async () => ({ default: (await import('#screens/providers')).EditProvider })),
  campaigns: lazy(async () => ({ default: (await import('#screens/campaigns')).Messages })),
  reports: lazy(async () => ({ default: (await import('#screens/reports')).Reports })),
  ledgerRows: lazy(async () => ({ default: (await import('#screens/reports')).LedgerRows })),
  staff: lazy(async () => ({ default: (await import('#screens/staff')).Staff })),
  approvals: lazy(async () => ({ default: (await import('#screens/approvals')).Approvals })),
  brands: lazy(async () => ({ default: (await import('#screens/brands')).Brands })),
  brand: lazy(async () => ({ default: (await import('#screens/brands')).Brand })),
  stops: lazy(async () => ({ default: (await import('#screens/stops')).Stops })),
  audit: lazy(async () => ({ default: (await import('#screens/audit')).Audit })),
}

/** LIST of pages; the first row with a matching path is shown. */
export const rows: readonly RouteRow[] = [
  { path: '/', screen: screens.home },
  { path: '/own', screen: screens.myAccount },
  {
    path: '/deposits',
    permission: 'depositRead',
    menu: { group: 'cashier', label: 'deposits.title', icon: 'wallet' },
    screen: screens.deposits,
  },
  { path: '/deposits/:id', permission: 'depositRead', screen: screens.deposit },
  {
    path: '/withdrawals',
    permission: 'withdrawalRead',
    menu: { group: 'cashier', label: 'withdrawals.title', icon: 'withdraw' },
    screen: screens.withdrawals,
  },
  { path: '/withdrawals/:id', permission: 'withdrawalRead', screen: screens.withdrawal },
  {
    path: '/claims',
    permission: 'withdrawalRead',
    menu: { group: 'cashier', label: 'claims.title', icon: 'alert' },
    screen: screens.payoutClaims,
  },
  {
    path: '/accounts',
    permission: 'withdrawalRead',
    menu: { group: 'cashier', label: 'accounts.title', icon: 'cards' },
    screen: screens.payoutAccounts,
  },
  {
    path: '/payments',
    permission: 'paymentRead',
    menu: { group: 'cashier', label: 'common.payments', icon: 'swap' },
    screen: screens.payments,
  },
  { path: '/payments/method/:code', permission: 'paymentRead', screen: screens.payMethod },
  { path: '/payments/provider/:code', permission: 'paymentRead', screen: screens.payProvider },
  {
    path: '/feedback',
    permission: 'feedbackRead',
    menu: { group: 'players', label: 'feedback.title', icon: 'chat' },
    screen: screens.messages,
  },
  { path: '/feedback/:id', permission: 'feedbackRead', screen: screens.message },
  {
    path: '/identity',
    permission: 'identityRead',
    menu: { group: 'players', label: 'identity.title', icon: 'ticket' },
    screen: screens.reviews,
  },
  { path: '/identity/:id', permission: 'identityRead', screen: screens.review },
  {
    path: '/flags',
    permission: 'safetyRead',
    menu: { group: 'players', label: 'flags.title', icon: 'bell' },
    screen: screens.flags,
  },
  { path: '/flags/:id', permission: 'safetyRead', screen: screens.flag },
  {
    path: '/rules',
    permission: 'safetyRead',
    menu: { group: 'players', label: 'rules.title', icon: 'sliders' },
    screen: screens.limitRules,
  },
  {
    path: '/risk',
    permission: 'riskRead',
    menu: { group: 'players', label: 'common.risk', icon: 'eye' },
    screen: screens.risk,
  },
  { path: '/risk/rules', permission: 'riskRead', screen: screens.riskRules },
  { path: '/risk/exclusions', permission: 'riskRead', screen: screens.excluded },
  { path: '/risk/:id', permission: 'riskRead', screen: screens.riskCase },
  {
    path: '/members',
    permission: 'memberRead',
    menu: { group: 'players', label: 'member.title', icon: 'search' },
    screen: screens.members,
  },
  { path: '/members/:id', permission: 'memberRead', screen: screens.member },
  {
    path: '/content',
    permission: 'contentRead',
    menu: { group: 'site', label: 'common.content', icon: 'feather' },
    screen: screens.content,
  },
  { path: '/content/:kind/:id', permission: 'contentRead', screen: screens.editContent },
  {
    path: '/catalogue',
    permission: 'catalogueRead',
    menu: { group: 'site', label: 'common.catalogue', icon: 'gamepad' },
    screen: screens.providers,
  },
  { path: '/catalogue/returns', permission: 'catalogueRead', screen: screens.rtpReport },
  { path: '/catalogue/:vendor', permission: 'catalogueRead', screen: screens.providerGames },
  {
    path: '/providers',
    permission: 'providerRead',
    menu: { group: 'site', label: 'common.providers', icon: 'key' },
    screen: screens.providerSetup,
  },
  { path: '/providers/:code', permission: 'providerRead', screen: screens.editProvider },
  {
    path: '/letters',
    permission: 'letterWrite',
    menu: { group: 'site', label: 'common.letters', icon: 'mail' },
    screen: screens.campaigns,
  },
  {
    path: '/reports',
    permission: 'reportRead',
    menu: { group: 'house', label: 'reports.title', icon: 'chart' },
    screen: screens.reports,
  },
  { path: '/reports/rows', permission: 'reportRead', screen: screens.ledgerRows },
  {
    path: '/approvals',
    permission: 'approvalRead',
    menu: { group: 'house', label: 'approvals.title', icon: 'check' },
    screen: screens.approvals,
  },
  {
    path: '/staff',
    permission: 'staffRead',
    menu: { group: 'house', label: 'staff.title', icon: 'user' },
    screen: screens.staff,
  },
  {
    path: '/brands',
    permission: 'brandRead',
    menu: { group: 'house', label: 'common.brands', icon: 'screen' },
    screen: screens.brands,
  },
  { path: '/brands/:id', permission: 'brandRead', screen: screens.brand },
  {
    path: '/stops',
    permission: 'stopRead',
    menu: { group: 'site', label: 'common.stops', icon: 'alert' },
    screen: screens.stops,
  },
  {
    path: '/audit',
    permission: 'auditRead',
    menu: { group: 'house', label: 'audit.title', icon: 'shield' },
    screen: screens.audit,
  },
]
