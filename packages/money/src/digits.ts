/** Puts a separator between thousands: 1234567 becomes 1,234,567. */
export function groupDigits(digits: string, separator = ','): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end))
  }
  return groups.join(separator)
}

/** Drops trailing zeros of decimals: 2500 becomes 25. */
export function trimDecimals(decimals: string): string {
  let end = decimals.length
  while (decimals[end - 1] === '0') end -= 1
  return decimals.slice(0, end)
}
