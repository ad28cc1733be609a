/** Codes are compared without case and outer spaces. */
export function codeKey(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Excludes lookalikes and soundalikes. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 8

export function newCode(below: (limit: number) => number): string {
  return Array.from({ length: codeLength }, () => signs[below(signs.length)]).join('')
}
