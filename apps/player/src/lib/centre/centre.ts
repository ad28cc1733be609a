import { useSearch } from 'wouter'
import { goBack, navigate } from '#lib/back'
import { requireRealAccount } from '#lib/account'
import { addressWith } from './address-with.ts'
import { centrePageOf, type CentrePage } from './names.ts'

/** History state of addresses this page pushed: going back then closes the centre. */
const openedState = { centre: true }

function wasOpenedHere(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'centre' in state
}

/**
 * Opens a page of the personal centre, optionally at one of its parts. Visitors get the login
 * dialog instead.
 */
export function openCentre(page: CentrePage, part?: string): void {
  if (!requireRealAccount()) return
  const isOpen = centrePageOf(location.search) !== undefined
  const state = !isOpen || wasOpenedHere() ? openedState : null
  navigate(addressWith(page, location, part), { replace: isOpen, state })
}

export function closeCentre(): void {
  if (wasOpenedHere()) goBack()
  else navigate(addressWith(undefined, location), { replace: true })
}

/** The part of the page to show first. */
export function useCentrePart(): string | undefined {
  return new URLSearchParams(useSearch()).get('part') ?? undefined
}

/** Whether the address asks for a page of the centre. */
export const isCentreRequested = () => centrePageOf(location.search) !== undefined

/** The page of the centre in the address. */
export function useCentre(): CentrePage | undefined {
  return centrePageOf(useSearch())
}
