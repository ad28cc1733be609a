/** Normalises a typed label for storage and comparison; undefined if it is too short. */
export function labelText(typed: string): string | undefined {
  const plain = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ #]+/, '')
    .trimEnd()
  return plain.length < 2 ? undefined : plain.toLowerCase()
}
