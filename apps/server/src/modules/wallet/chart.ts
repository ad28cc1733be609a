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
  /** The member whose money it is: no posting goes from one member to another. */
  owner?: string
}

/** Whose books: the house keeps apart each brand, currency and lane. */
export interface Books {
  brand: string
  currency: Currency
  lane: number
}

export const memberKinds = ['cash', 'bonus', 'hold', 'trial'] as const
export type MemberKind = (typeof memberKinds)[number]

/** `trial` is play money: it lies in the trial journal only, and all the others never do. */
export function memberAccount(memberId: string, kind: MemberKind, currency: Currency): Account {
  const address = addressOf(`member/${memberId}/${kind}`)
  return { address, currency, mayOverdraw: false, owner: memberId }
}

/** What a vendor owes the house, or the house it: stakes go here and wins come from here. */
export function vendorAccount(vendor: string, books: Books): Account {
  return houseAccount(`vendor/${vendor}`, books, true)
}

/** Money on its way to or from a vendor that keeps a balance of its own. */
export function vendorHoldAccount(vendor: string, books: Books): Account {
  return houseAccount(`vendor/${vendor}/hold`, books, true)
}

const potPrefix = 'jackpot/'

/** A lane's part of a pot; what is paid out must be in it. */
export function jackpotAccount(jackpot: string, books: Books): Account {
  return houseAccount(`${potPrefix}${jackpot}`, books, false)
}

/** Between two lanes: all lanes' together hold what has left one and not reached the other. */
export function transitAccount(books: Books): Account {
  return houseAccount('transit', books, true)
}

export function promotionAccount(books: Books): Account {
  return houseAccount('house/promotion', books, true)
}

/** What a payment provider has of ours, or we of it: money comes from here and goes out to it. */
export function paymentAccount(provider: string, books: Books): Account {
  return houseAccount(`payment/${provider}`, books, true)
}

/** What is taken for a payment. */
export function feeAccount(books: Books): Account {
  return houseAccount('house/fee', books, true)
}

/** What two colleagues have put right on members' accounts. */
export function adjustmentAccount(books: Books): Account {
  return houseAccount('house/adjustment', books, true)
}

export function worldAccount(books: Books): Account {
  return houseAccount('world', books, true)
}

/** An account as the journal has it. */
export function storedAccount(address: string, currency: Currency, mayOverdraw: boolean): Account {
  const { memberId: owner } = placeOf(address)
  const account = { address: addressOf(address), currency, mayOverdraw }
  return owner === undefined ? account : { ...account, owner }
}

/** What an address says: money of a member, or an account of the house in the books of a brand. */
export type Place =
  | { memberId: string; kind: MemberKind; house: undefined; brand: undefined }
  | { memberId: undefined; kind: undefined; house: string; brand: string }

const ofMember = /^member\/([^/]+)\/([a-z]+)$/
const ofHouse = /^([^@]+)@([^@]+)\.[A-Z]{3}\.\d+$/
const mostPlaces = 200_000
/** Readers of the journal meet the same addresses in every row. */
const places = new Map<string, Place>()

export function placeOf(address: string): Place {
  const known = places.get(address)
  if (known) return known
  if (places.size >= mostPlaces) places.clear()
  const place = readPlace(address)
  places.set(address, place)
  return place
}

/** The code of the pot whose account it is, if it is one's. */
export function potOf(address: string): string | undefined {
  const { house } = placeOf(address)
  return house?.startsWith(potPrefix) ? house.slice(potPrefix.length) : undefined
}

function readPlace(address: string): Place {
  const [, memberId, name] = ofMember.exec(address) ?? []
  const kind = memberKinds.find((one) => one === name)
  if (memberId !== undefined && kind !== undefined) {
    return { memberId, kind, house: undefined, brand: undefined }
  }
  const [, house, owner] = ofHouse.exec(address) ?? []
  if (house === undefined || owner === undefined) throw new Error(`no address: ${address}`)
  return { memberId: undefined, kind: undefined, house, brand: owner }
}

function houseAccount(name: string, books: Books, mayOverdraw: boolean): Account {
  const { brand: owner, currency, lane } = books
  return { address: addressOf(`${name}@${owner}.${currency}.${lane}`), currency, mayOverdraw }
}

function addressOf(text: string): Address {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place they are made
  return text as Address
}
