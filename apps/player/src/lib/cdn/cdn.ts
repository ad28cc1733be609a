import { createContext } from 'react'

/** Where the brand's own pictures are fetched from; empty for our own host. */
export const ImageCdn = createContext('')

/** One of the brand's hosts, at random; the same one for as long as a page is open. */
export function pickCdn(cdns: readonly string[], fraction: number): string {
  return cdns[Math.floor(fraction * cdns.length)] ?? ''
}

/** A page of ours is fetched from the host that was picked; an address elsewhere stays. */
export function cdnAddress(cdn: string, address: string): string {
  return address.startsWith('/') ? `${cdn.replace(/\/$/, '')}${address}` : address
}
