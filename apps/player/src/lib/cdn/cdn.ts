import { createContext } from 'react'

/** The host of the brand's own pictures; empty for our own host. */
export const ImageCdn = createContext('')

/** Picks one of the brand's hosts at random, once per page load. */
export function pickCdn(cdns: readonly string[], fraction: number): string {
  return cdns[Math.floor(fraction * cdns.length)] ?? ''
}

/** Puts the picked host before a path of ours; other addresses stay as they are. */
export function cdnAddress(cdn: string, address: string): string {
  return address.startsWith('/') ? `${cdn.replace(/\/$/, '')}${address}` : address
}
