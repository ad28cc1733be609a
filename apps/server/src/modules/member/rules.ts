import type { AccountType } from '@fairhouse/protocol'

export interface Account {
  id: string
  brandId: string
  name: string
  nickname: string
  type: AccountType
}

/** Names are compared without case and outer spaces. */
export function loginName(typed: string): string {
  return typed.trim().toLowerCase()
}

export function factsOf({ id, name, nickname, type }: Account) {
  return { id, account: name, nickname, type }
}
