const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b_6a_57_b2, 0x26_50_8e_6d, 0x1e_a1_19_fa, 0x3d_42_33_dd, 0x2a_14_62_b3]

/** What the checksum leaves, by the version of the address (BIP 173 and 350). */
const leaves = { first: 1, later: 0x2b_c8_30_a3 }

/** A native Bitcoin address: `bc1`, its version and a program of the right length. */
export function isBech32Address(typed: string, prefix: string): boolean {
  if (typed !== typed.toLowerCase() && typed !== typed.toUpperCase()) return false
  const text = typed.toLowerCase()
  if (!text.startsWith(`${prefix}1`) || text.length > 90) return false
  const values = Array.from(text.slice(prefix.length + 1), (sign) => letters.indexOf(sign))
  if (values.includes(-1) || values.length < 8) return false
  const [version = 0] = values
  const left = version === 0 ? leaves.first : leaves.later
  return checksum(prefix, values) === left && isProgram(version, values.slice(1, -6))
}

function checksum(prefix: string, values: readonly number[]): number {
  const codes = Array.from(prefix, (sign) => sign.codePointAt(0) ?? 0)
  const all = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...values]
  let sum = 1
  for (const value of all) {
    const top = sum >>> 25
    sum = ((sum & 0x1_ff_ff_ff) << 5) ^ value
    for (const [bit, number] of generator.entries()) if ((top >> bit) & 1) sum ^= number
  }
  return sum >>> 0
}

/** Five bits each, which make whole bytes with less than five bits of nothing over. */
function isProgram(version: number, values: readonly number[]): boolean {
  const bytes = Math.floor((values.length * 5) / 8)
  const over = values.length * 5 - bytes * 8
  const rest = (values.at(-1) ?? 0) & (2 ** over - 1)
  const fits = version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40
  return version <= 16 && fits && over < 5 && rest === 0
}
