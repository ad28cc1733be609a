interface Part {
  readonly csv: string
  readonly next: string | null
}

/** All parts of a file, one after the other: it is whole or there is none. */
export async function gatherParts(
  ask: (after: string | undefined) => Promise<Part>,
): Promise<Blob> {
  const parts: string[] = []
  let after: string | undefined
  do {
    const part = await ask(after)
    parts.push(part.csv)
    after = part.next ?? undefined
  } while (after !== undefined)
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
