interface CsvPart {
  readonly csv: string
  readonly next: string | null
}

/** Downloads all parts of a file in order; fails if one fails. */
export async function downloadCsv(
  ask: (after: string | undefined) => Promise<CsvPart>,
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
