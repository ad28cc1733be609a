const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** An account number as ISO 13616 has it: the rest of the division by 97 is 1. */
export function isIban(text: string): boolean {
  if (!form.test(text)) return false
  let rest = 0
  for (const sign of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
