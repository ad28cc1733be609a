import type { Currency } from '@fairhouse/money'

declare const brand: unique symbol

/** A readable ledger address; only this file creates them. */
export type Address = string & { readonly [brand]: 'Address' }

/** An account with the facts needed to open it on first use. */
export interface Account {
  address: Address
  currency: Currency
  /** The house and the outside world may go negative; a player never. */
  mayOverdraw: boolean
  /** The owning member: no posting goes from one member to another. */
  owner?: string
  /** Which of the owner's balances it is. */
  kind?: MemberKind
}

/** House accounts are separate per brand, currency and lane. */
export interface HouseScope {
  brand: string
  currency: Currency
  lane: number
}

/** Cash and bonus are staked, `hold` waits for a withdrawal, `reserved` is a seat's in a room. */
export const memberKinds = ['cash', 'bonus', 'hold', 'reserved', 'trial'] as const
export type MemberKind = (typeof memberKinds)[number]

/**
 * `trial` is play money: it exists only in the trial journal, the other kinds only in the real one.
 */
export function memberAccount(memberId: string, kind: MemberKind, currency: Currency): Account {
  const address = addressOf(`member/${memberId}/${kind}`)
  return { address, currency, mayOverdraw: false, owner: memberId, kind }
}

/** The balance between a provider and the house: stakes go here and wins come from here. */
export function providerAccount(vendor: string, scope: HouseScope): Account {
  return houseAccount(`vendor/${vendor}`, scope, true)
}

/** Money in transit to or from a transfer-wallet provider. */
export function providerHoldAccount(vendor: string, scope: HouseScope): Account {
  return houseAccount(`vendor/${vendor}/hold`, scope, true)
}

const jackpotPrefix = 'jackpot/'

/** A lane's part of a jackpot; it cannot pay out more than it holds. */
export function jackpotAccount(jackpot: string, scope: HouseScope): Account {
  return houseAccount(`${jackpotPrefix}${jackpot}`, scope, false)
}

/** Holds money between two lanes: what has left one and not reached the other. */
export function transitAccount(scope: HouseScope): Account {
  return houseAccount('transit', scope, true)
}

export function promotionAccount(scope: HouseScope): Account {
  return houseAccount('house/promotion', scope, true)
}

/** The balance with a payment provider: deposits come from here and withdrawals go here. */
export function paymentAccount(provider: string, scope: HouseScope): Account {
  return houseAccount(`payment/${provider}`, scope, true)
}

/** Payment fees. */
export function feeAccount(scope: HouseScope): Account {
  return houseAccount('house/fee', scope, true)
}

/** Balance adjustments, made under four-eyes approval. */
export function adjustmentAccount(scope: HouseScope): Account {
  return houseAccount('house/adjustment', scope, true)
}

export function worldAccount(scope: HouseScope): Account {
  return houseAccount('world', scope, true)
}

/** The same house account of another lane. */
export function inLane(account: Account, lane: number): Account {
  if (account.owner !== undefined) return account
  const scope = account.address.slice(0, account.address.lastIndexOf('.'))
  return { ...account, address: addressOf(`${scope}.${lane}`) }
}

/** Rebuilds an account from its journal address. */
export function storedAccount(address: string, currency: Currency, mayOverdraw: boolean): Account {
  const { memberId: owner, kind } = parseAddress(address)
  const account = { address: addressOf(address), currency, mayOverdraw }
  return owner === undefined ? account : { ...account, owner, kind }
}

/** A parsed address: a member's money, or a house account of a brand. */
export type ParsedAddress =
  | { memberId: string; kind: MemberKind; house: undefined; brand: undefined }
  | { memberId: undefined; kind: undefined; house: string; brand: string }

const memberPattern = /^member\/([^/]+)\/([a-z]+)$/
const housePattern = /^([^@]+)@([^@]+)\.[A-Z]{3}\.\d+$/
const maxCachedAddresses = 200_000
/** Cache: journal readers see the same addresses in every row. */
const parsedAddresses = new Map<string, ParsedAddress>()

export function parseAddress(address: string): ParsedAddress {
  const known = parsedAddresses.get(address)
  if (known) return known
  if (parsedAddresses.size >= maxCachedAddresses) parsedAddresses.clear()
  const parsed = parse(address)
  parsedAddresses.set(address, parsed)
  return parsed
}

/** The jackpot code of an address, if it is a jackpot account. */
export function jackpotOf(address: string): string | undefined {
  const { house } = parseAddress(address)
  return house?.startsWith(jackpotPrefix) ? house.slice(jackpotPrefix.length) : undefined
}

function parse(address: string): ParsedAddress {
  const [, memberId, name] = memberPattern.exec(address) ?? []
  const kind = memberKinds.find((one) => one === name)
  if (memberId !== undefined && kind !== undefined) {
    return { memberId, kind, house: undefined, brand: undefined }
  }
  const [, house, owner] = housePattern.exec(address) ?? []
  if (house === undefined || owner === undefined) throw new Error(`no address: ${address}`)
  return { memberId: undefined, kind: undefined, house, brand: owner }
}

function houseAccount(name: string, scope: HouseScope, mayOverdraw: boolean): Account {
  const { brand: owner, currency, lane } = scope
  return { address: addressOf(`${name}@${owner}.${currency}.${lane}`), currency, mayOverdraw }
}

function addressOf(text: string): Address {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place they are made
  return text as Address
}
