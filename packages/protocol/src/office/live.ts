/** Where staff hear what changes. */
export const officeSocketPath = '/office/ws'

/**
 * LIST of what is told there, by the path of the call that lists it: who may call that may hear it.
 * A message says that something of it changed, and no more.
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
