import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { requireRealAccount } from '#lib/account'
import { addressWith } from './address-with.ts'
import { centrePageOf, type CentrePage } from './names.ts'

/** Put beside an address that this page has gone to itself: then going back closes. */
const opened = { centre: true }

function isOverOurs(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'centre' in state
}

/**
 * Opens a page of the personal centre over whichever page, at one of its parts where it has some;
 * who has no account is shown the way.
 */
export function openCentre(page: CentrePage, part?: string): void {
  if (!requireRealAccount()) return
  const isOpen = centrePageOf(location.search) !== undefined
  const state = !isOpen || isOverOurs() ? opened : null
  navigate(addressWith(page, location, part), { replace: isOpen, state })
}

export function closeCentre(): void {
  if (isOverOurs()) history.back()
  else navigate(addressWith(undefined, location), { replace: true })
}

/** The part of the page that is to be seen first. */
export function useCentrePart(): string | undefined {
  return new URLSearchParams(useSearch()).get('part') ?? undefined
}

/** Whether the address asks for any, shown or not yet. */
export const isCentreAsked = () => centrePageOf(location.search) !== undefined

/** The page of the centre that the address asks for. */
export function useCentre(): CentrePage | undefined {
  return centrePageOf(useSearch())
}
