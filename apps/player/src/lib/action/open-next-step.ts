import { CallRefused } from '#lib/call'
import { openCentre } from '#lib/centre'

/** LIST of refusals the user can fix, and the page where. */
const nextSteps: Readonly<Record<string, () => void>> = {
  identity_needed: () => openCentre('securityCenter', 'identity'),
  account_dormant: () => openCentre('securityCenter', 'identity'),
}

/** Opens the page that fixes a refusal, if there is one. */
export function openNextStep(error: unknown): void {
  if (error instanceof CallRefused) nextSteps[error.code]?.()
}
