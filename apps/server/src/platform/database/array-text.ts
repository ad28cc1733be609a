const special = /["\\]/g

/**
 * Formats an array as PostgreSQL text, faster than the driver. Returns undefined for element types
 * that are left to the driver. Dates are written in UTC, whatever the machine's time zone.
 */
export function arrayText(list: readonly unknown[]): string | undefined {
  let text = ''
  for (const value of list) {
    const written = elementText(value)
    if (written === undefined) return undefined
    text += text === '' ? written : `,${written}`
  }
  return `{${text}}`
}

function elementText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const isPlain = !value.includes('"') && !value.includes('\\')
    return `"${isPlain ? value : value.replace(special, '\\$&')}"`
  }
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value)
  }
  return value instanceof Date ? value.toISOString() : undefined
}
