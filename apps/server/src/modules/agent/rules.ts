/** Codes are compared without case and outer spaces. */
export function codeKey(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Nothing that is taken for another sign when it is read out or written down. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 8

export function newCode(below: (limit: number) => number): string {
  return Array.from({ length: codeLength }, () => signs[below(signs.length)]).join('')
}
