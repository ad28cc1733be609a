/** Strips spaces and commas from a typed amount. Returns undefined for an empty field. */
export function readAmount(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s,]/g, '')
  return bare === '' ? undefined : bare
}
