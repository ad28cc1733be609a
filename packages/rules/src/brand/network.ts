interface Network {
  readonly bits: number
  /** How many bits of the address the network leaves open. */
  readonly open: number
}

/** An address, or a network as `203.0.113.0/24` with nothing set behind its length. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.split('/')
  if (more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined
  const found = readIpv4(address) ?? readIpv6(address)
  if (!found) return undefined
  const open = found.bits - Number(length ?? found.bits)
  if (open < 0 || found.value % (1n << BigInt(open)) !== 0n) return undefined
  return { bits: found.bits, open }
}

function readIpv4(text: string) {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) {
    return undefined
  }
  if (parts.some((part) => Number(part) > 255)) return undefined
  const value = parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  return { bits: 32, value }
}

function readIpv6(text: string) {
  if (!/^[0-9a-fA-F:]+$/.test(text) || !text.includes(':')) return undefined
  const sides = text.split('::')
  if (sides.length > 2) return undefined
  const groups = sides.map((side) => (side === '' ? [] : side.split(':')))
  const all = groups.flat()
  if (!all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) return undefined
  const missing = 8 - all.length
  if (sides.length === 1 ? missing !== 0 : missing < 1) return undefined
  const [before = [], after = []] = groups
  const whole = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  const value = whole.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
  return { bits: 128, value }
}
