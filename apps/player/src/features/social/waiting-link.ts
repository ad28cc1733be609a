let ticket: string | undefined

/** A link that was wanted and waits for the further proof of its account. */
export function keepLink(wanted: string): void {
  ticket = wanted
}

export function takeLink(): string | undefined {
  const taken = ticket
  ticket = undefined
  return taken
}
