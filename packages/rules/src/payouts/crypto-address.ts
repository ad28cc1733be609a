import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** LIST of the networks that payouts can go to, with the check of an address of each. */
const checks = {
  TRON: (text: string) => base58Version(text) === 0x41,
  ETHEREUM: isEthereumAddress,
  BITCOIN: isBitcoinAddress,
} as const

export type CryptoNetwork = keyof typeof checks

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const cryptoNetworks = Object.keys(checks) as [CryptoNetwork, ...CryptoNetwork[]]

/** LIST of the networks' own names. */
export const cryptoNetworkNames = {
  TRON: 'TRON (TRC-20)',
  ETHEREUM: 'Ethereum (ERC-20)',
  BITCOIN: 'Bitcoin',
} as const satisfies Record<CryptoNetwork, string>

export function isCryptoNetwork(name: string): name is CryptoNetwork {
  return Object.hasOwn(checks, name)
}

export function isCryptoAddress(network: CryptoNetwork, text: string): boolean {
  return checks[network](text)
}

/** The libraries throw on a wrong checksum or alphabet. */
function attempt<Result>(decode: () => Result): Result | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}

const { decode: decodeBase58 } = createBase58check(sha256)

/** The version byte of an address with twenty bytes after it. */
function base58Version(text: string): number | undefined {
  if (text.length < 25 || text.length > 36) return undefined
  const payload = attempt(() => decodeBase58(text))
  return payload?.length === 21 ? payload[0] : undefined
}

function isBitcoinAddress(text: string): boolean {
  const version = base58Version(text)
  return version === 0 || version === 5 || isSegwitAddress(text)
}

/** Version 0 has the checksum of BIP 173, later ones that of BIP 350. */
function isSegwitAddress(text: string): boolean {
  const [first, later] = [bech32, bech32m].map((code) => attempt(() => code.decodeUnsafe(text)))
  const decoded = first ?? later
  if (decoded?.prefix !== 'bc') return false
  const [version = 0, ...words] = decoded.words
  const bytes = bech32.fromWordsUnsafe(words)?.length ?? 0
  if (first) return version === 0 && (bytes === 20 || bytes === 32)
  return version >= 1 && version <= 16 && bytes >= 2 && bytes <= 40
}

/** Mixed case is a checksum (EIP-55); an address of one case has none and is accepted. */
function isEthereumAddress(text: string): boolean {
  const [, address] = /^0x([0-9a-fA-F]{40})$/.exec(text) ?? []
  if (address === undefined) return false
  const plain = address.toLowerCase()
  if (address === plain || address === address.toUpperCase()) return true
  const hash = keccak256(Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0))
  return Array.from(address).every((sign, place) => {
    const byte = hash[place >> 1] ?? 0
    const isHigh = (place % 2 === 0 ? byte >> 4 : byte & 15) > 7
    return sign === (isHigh ? sign.toUpperCase() : sign.toLowerCase())
  })
}
