let ticket: string | undefined

/** Keeps the ticket of a link until the account has given a further proof. */
export function storePendingLink(wanted: string): void {
  ticket = wanted
}

export function takePendingLink(): string | undefined {
  const taken = ticket
  ticket = undefined
  return taken
}
