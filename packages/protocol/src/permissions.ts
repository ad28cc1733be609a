/** LIST of staff permissions and their meaning. Every office call names the one that it needs. */
export const permissions = {
  staffRead: 'See colleagues, their roles and when they last signed in',
  staffManage: 'Add and disable colleagues, and ask that their second factor be reset',
  roleAsk: 'Ask that a role be granted or revoked',
  approvalRead: 'See what waits for a second person, and what became of it',
  approvalDecide: 'Approve or reject what a colleague asked for, where its kind allows it too',
  roleDecide: 'Be the second person for a role that is granted or revoked',
  factorDecide: 'Be the second person for a second factor that is reset',
  auditRead: 'Read the audit log and have its chain proved',
  memberRead: 'Find members and see their accounts, money and sessions',
  memberNote: 'Note something about a member for colleagues, and label members',
  memberManage: 'Close accounts for members, sign them out and let them in again',
  adjustAsk: 'Ask that a member’s money be put right, or a round be void',
  adjustDecide: 'Be the second person for money that is put right and rounds that are void',
  feedbackRead: 'Read what members have told the house',
  feedbackReply: 'Answer and close what members have told the house',
  withdrawalRead: 'See withdrawals, where they go and what members say of them',
  withdrawalDecide: 'Take, approve and reject withdrawals, and answer what members say of them',
  withdrawalPay: 'Pay what was approved',
  depositRead: 'See deposits and the proofs that members sent of them',
  depositDecide: 'Credit or reject deposits that people must look at',
  depositSecond: 'Be the second person for deposits that one person alone does not credit',
  paymentRead: 'See how money comes to brands and leaves them: providers, methods and terms',
  paymentManage: 'Change providers, methods and terms, and ask for what needs a second person',
  paymentDecide: 'Be the second person for where players send money, and for money terms',
  safetyRead: 'See limits, exclusions, flags of harmful play and what was said to members',
  safetyManage: 'Set limits, exclude members, close flags and note what was said to members',
  riskRead: 'See what is looked for, the cases that came of it and who is excluded',
  riskManage: 'Ask that what is looked for be changed, and take, hand over and close cases',
  riskDecide: 'Be the second person for what is looked for, and for limits that are loosened',
  identityRead: 'See documents that members have sent to show who they are',
  identityDecide: 'Accept and refuse documents, and ask for them again',
  contentRead: 'See what brands show, also what is kept back',
  contentManage: 'Write, order and take away what brands show',
  letterWrite: 'Write messages of the house to members',
  brandRead: 'See brands, their settings with every version, and their sites before they open',
  brandManage: 'Create brands, change and publish their settings, ask to open or close them',
  brandDecide: 'Be the second person for a brand that is opened or closed, its bonus and its rules',
  stopRead: 'See what was stopped in an emergency, until when and what players are told',
  stopManage: 'Stop a site, payments, a vendor or a game at once, and ask that it end early',
  reportRead: 'See the figures of the house, its reports and the rows behind them',
  catalogueRead: 'See vendors and games, how they fare and what they return',
  catalogueManage: 'Open, close, order and mark vendors and games, and put in lists of games',
} as const

export type Permission = keyof typeof permissions

/** LIST of roles and their permissions; a role allows nothing else. */
export const staffRoles = {
  support: ['memberRead', 'memberNote', 'feedbackRead', 'feedbackReply', 'safetyRead', 'stopRead'],
  cashier: [
    'memberRead',
    'memberNote',
    'adjustAsk',
    'approvalRead',
    'approvalDecide',
    'depositRead',
    'depositDecide',
    'depositSecond',
    'withdrawalRead',
    'withdrawalDecide',
    'withdrawalPay',
    'paymentRead',
    'stopRead',
    'stopManage',
  ],
  risk: [
    'memberRead',
    'memberNote',
    'memberManage',
    'approvalRead',
    'approvalDecide',
    'depositRead',
    'depositSecond',
    'withdrawalRead',
    'withdrawalDecide',
    'safetyRead',
    'safetyManage',
    'riskRead',
    'riskManage',
    'identityRead',
    'identityDecide',
    'reportRead',
    'stopRead',
    'stopManage',
  ],
  content: [
    'brandRead',
    'contentRead',
    'contentManage',
    'letterWrite',
    'catalogueRead',
    'catalogueManage',
    'stopRead',
  ],
  agentManager: [],
  administrator: [
    'staffRead',
    'staffManage',
    'roleAsk',
    'approvalRead',
    'approvalDecide',
    'roleDecide',
    'factorDecide',
    'brandRead',
    'brandManage',
    'brandDecide',
    'riskDecide',
    'adjustDecide',
    'depositSecond',
    'paymentRead',
    'paymentManage',
    'paymentDecide',
    'reportRead',
    'catalogueRead',
    'catalogueManage',
    'stopRead',
    'stopManage',
  ],
  auditor: [
    'staffRead',
    'approvalRead',
    'auditRead',
    'memberRead',
    'feedbackRead',
    'depositRead',
    'withdrawalRead',
    'paymentRead',
    'safetyRead',
    'riskRead',
    'identityRead',
    'contentRead',
    'brandRead',
    'reportRead',
    'catalogueRead',
    'stopRead',
  ],
} as const satisfies Record<string, readonly Permission[]>

export type StaffRole = keyof typeof staffRoles

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const staffRoleNames = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]]

export function isStaffRole(name: string): name is StaffRole {
  return Object.hasOwn(staffRoles, name)
}

/** Returns the permissions of several roles together. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
  return [...new Set(roles.flatMap((role): readonly Permission[] => staffRoles[role]))]
}

/** LIST of approvals: the permission of the second person. */
export const approvalKinds = {
  'role.grant': 'roleDecide',
  'role.revoke': 'roleDecide',
  'staff.factor': 'factorDecide',
  'brand.status': 'brandDecide',
  'brand.terms': 'brandDecide',
  'stop.end': 'brandDecide',
  'money.adjust': 'adjustDecide',
  'round.void': 'adjustDecide',
  'payment.method': 'paymentDecide',
  'payment.provider': 'paymentDecide',
  'payment.withdrawals': 'paymentDecide',
  'payment.controls': 'paymentDecide',
  'risk.rule': 'riskDecide',
  'safety.rule': 'riskDecide',
  'deposit.credit': 'depositSecond',
} as const satisfies Record<string, Permission>

export type ApprovalKind = keyof typeof approvalKinds
