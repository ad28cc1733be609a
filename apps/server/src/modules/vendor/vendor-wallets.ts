import { amountOf, toWire } from '@fairhouse/money'
import type { Vendor } from './book.ts'
import type { Desk } from './desk.ts'
import { askVendor } from './operator-client.ts'
import type { StoredMove } from './store/index.ts'

/** A vendor at which a member can have money. */
export interface VendorWallet {
  vendor: string
  name: string
  /** Whether it takes more. */
  isOpen: boolean
}

/** What members have with vendors that keep balances of their own. */
export function vendorWallets(desk: Desk) {
  const { store } = desk
  return {
    /** Vendors of the brand, and any other that may still have money of the member's. */
    async walletsOf(memberId: string): Promise<VendorWallet[]> {
      const { id: brandId } = (await desk.player(memberId)).brand()
      const before = new Set(await store.vendorsOf(memberId))
      const isOpen = ({ enabled, isFor }: Vendor) => enabled && isFor(brandId)
      return [...desk.book.present().values()]
        .filter((vendor) => vendor.wallet === 'transfer')
        .filter((vendor) => isOpen(vendor) || before.has(vendor.code))
        .map((vendor) => ({ vendor: vendor.code, name: vendor.name, isOpen: isOpen(vendor) }))
    },
    /** What is on its way to or from the vendor. */
    onTheWay: async (memberId: string, code: string) =>
      toWire(amountOf(BigInt(await store.onTheWay(memberId, code)))),
    /** A move of the member's, if there is one of this id; its amount as on every wire. */
    async find(id: string, memberId: string): Promise<StoredMove | undefined> {
      const stored = await store.findMove(id, memberId)
      if (!stored) return undefined
      return { ...stored, amount: toWire(amountOf(BigInt(stored.amount))) }
    },
    /** What the vendor says that the player has there. */
    async balance(memberId: string, code: string): Promise<string | undefined> {
      const player = await desk.player(memberId)
      const vendor = transferVendor(desk, code)
      const asked = { playerId: memberId }
      const said = await askVendor(vendor, player.brand().code, desk, 'balance', asked)
      return said?.balance
    },
  }
}

export function transferVendor(desk: Desk, code: string): Vendor {
  const vendor = knownVendor(desk, code)
  if (vendor.wallet !== 'transfer') throw new Error(`${code} keeps no balance of its own`)
  return vendor
}

/** For what is on its way: it was sent when the vendor kept a balance, whatever it does now. */
export function knownVendor({ book }: Desk, code: string): Vendor {
  const vendor = book.find(code)
  if (!vendor) throw new Error(`there is no vendor ${code}`)
  return vendor
}
