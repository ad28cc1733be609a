import { CallRefused } from '#lib/call'
import { openCentre } from '#lib/centre'

/** LIST of refusals that something can be done about, and where. */
const places: Readonly<Record<string, () => void>> = {
  identity_needed: () => openCentre('securityCenter', 'identity'),
  account_dormant: () => openCentre('securityCenter', 'identity'),
}

/** Leads on who was refused something that is asked for first. */
export function lead(error: unknown): void {
  if (error instanceof CallRefused) places[error.code]?.()
}
