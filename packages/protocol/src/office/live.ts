/** Path of the office socket for live changes. */
export const officeSocketPath = '/office/ws'

/**
 * LIST of live topics, named by the path of the call that lists them; permission for that call is
 * permission for the topic. A message says only that something changed.
 */
export const officeTopics = [
  'deposit',
  'withdrawals',
  'withdrawal/claims',
  'withdrawal/accounts',
  'approvals',
  'feedback',
  'identity',
  'safety/flags',
  'payments',
  'content',
  'dashboard',
] as const

export type OfficeTopic = (typeof officeTopics)[number]
