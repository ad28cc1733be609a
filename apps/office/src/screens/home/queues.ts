import type { PlainRoute } from '@fairhouse/browser/call'
import type { OfficeKey } from '@fairhouse/i18n/office'
import type { Permission } from '@fairhouse/protocol'
import type { IconName } from '@fairhouse/ui'

export interface Queue {
  readonly href: string
  readonly route: QueueRoute
  readonly permission: Permission
  readonly label: OfficeKey
  readonly text: OfficeKey
  readonly icon: IconName
}

type QueueRoute = Extract<
  PlainRoute,
  | 'GET /office/api/deposit'
  | 'GET /office/api/withdrawals'
  | 'GET /office/api/withdrawal/claims'
  | 'GET /office/api/withdrawal/accounts'
  | 'GET /office/api/feedback'
  | 'GET /office/api/safety/flags'
  | 'GET /office/api/identity'
  | 'GET /office/api/risk/cases'
>

/** LIST of work queues. */
export const queues: readonly Queue[] = [
  {
    href: '/deposits',
    route: 'GET /office/api/deposit',
    permission: 'depositRead',
    label: 'deposits.title',
    text: 'home.deposits',
    icon: 'wallet',
  },
  {
    href: '/withdrawals',
    route: 'GET /office/api/withdrawals',
    permission: 'withdrawalRead',
    label: 'withdrawals.title',
    text: 'home.withdrawals',
    icon: 'withdraw',
  },
  {
    href: '/claims',
    route: 'GET /office/api/withdrawal/claims',
    permission: 'withdrawalRead',
    label: 'claims.title',
    text: 'home.claims',
    icon: 'alert',
  },
  {
    href: '/accounts',
    route: 'GET /office/api/withdrawal/accounts',
    permission: 'withdrawalRead',
    label: 'accounts.title',
    text: 'home.accounts',
    icon: 'cards',
  },
  {
    href: '/feedback',
    route: 'GET /office/api/feedback',
    permission: 'feedbackRead',
    label: 'feedback.title',
    text: 'home.feedback',
    icon: 'chat',
  },
  {
    href: '/identity',
    route: 'GET /office/api/identity',
    permission: 'identityRead',
    label: 'identity.title',
    text: 'home.identity',
    icon: 'ticket',
  },
  {
    href: '/flags',
    route: 'GET /office/api/safety/flags',
    permission: 'safetyRead',
    label: 'flags.title',
    text: 'home.flags',
    icon: 'bell',
  },
  {
    href: '/risk',
    route: 'GET /office/api/risk/cases',
    permission: 'riskRead',
    label: 'common.risk',
    text: 'home.risk',
    icon: 'eye',
  },
]

/** Start of waiting; each list has its own field for it. */
export function waitsSince(item: object): string | undefined {
  for (const name of ['createdAt', 'sentAt', 'raisedAt', 'askedAt', 'at']) {
    const value: unknown = Reflect.get(item, name)
    if (typeof value === 'string') return value
  }
  return undefined
}
