/** A label as it is kept and compared, of what was typed; undefined where nothing is left. */
export function labelText(typed: string): string | undefined {
  const plain = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ #]+/, '')
    .trimEnd()
  return plain.length < 2 ? undefined : plain.toLowerCase()
}
