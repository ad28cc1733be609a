import type { Currency } from '@fairhouse/money'

declare const brand: unique symbol

/** Where money can lie, as a readable address; every one comes from this file. */
export type Address = string & { readonly [brand]: 'Address' }

/** An account with what is needed to open it when it is named for the first time. */
export interface Account {
  address: Address
  currency: Currency
  /** The house and the world outside may owe; a player never. */
  mayOverdraw: boolean
}

/** Whose books: the house keeps apart each brand, currency and lane. */
export interface Books {
  brand: string
  currency: Currency
  lane: number
}

export const memberKinds = ['cash', 'bonus', 'hold'] as const
export type MemberKind = (typeof memberKinds)[number]

export function memberAccount(memberId: string, kind: MemberKind, currency: Currency): Account {
  return account(`member/${memberId}/${kind}`, currency, false)
}

export function promotionAccount(books: Books): Account {
  return houseAccount('house/promotion', books)
}

export function worldAccount(books: Books): Account {
  return houseAccount('world', books)
}

function houseAccount(name: string, { brand: owner, currency, lane }: Books): Account {
  return account(`${name}@${owner}.${currency}.${lane}`, currency, true)
}

function account(address: string, currency: Currency, mayOverdraw: boolean): Account {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place they are made
  return { address: address as Address, currency, mayOverdraw }
}
