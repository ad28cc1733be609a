import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js'
import { isBech32Address } from './bech-32.ts'

/** LIST of the networks that money is paid out on, with how an address shows to be whole. */
const checks = {
  TRON: (text: string) => base58Payload(text)?.[0] === 0x41,
  ETHEREUM: isEthereumAddress,
  BITCOIN: isBitcoinAddress,
} as const

export type CryptoNetwork = keyof typeof checks

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const cryptoNetworks = Object.keys(checks) as [CryptoNetwork, ...CryptoNetwork[]]

export function isCryptoNetwork(name: string): name is CryptoNetwork {
  return Object.hasOwn(checks, name)
}

export function isCryptoAddress(network: CryptoNetwork, text: string): boolean {
  return checks[network](text)
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A version and twenty bytes, if the four of the checksum behind them are right. */
function base58Payload(text: string): Uint8Array | undefined {
  if (text.length < 25 || text.length > 36) return undefined
  let number = 0n
  for (const sign of text) {
    const value = base58.indexOf(sign)
    if (value === -1) return undefined
    number = number * 58n + BigInt(value)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = number === 0n ? '' : number.toString(16)
  const tail = bytesOf(hex.length % 2 === 1 ? `0${hex}` : hex)
  const bytes = Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...tail])
  if (bytes.length !== 25) return undefined
  const sum = sha256(sha256(bytes.subarray(0, 21)))
  const isWhole = bytes.subarray(21).every((byte, place) => byte === sum[place])
  return isWhole ? bytes.subarray(0, 21) : undefined
}

function bytesOf(hex: string): Uint8Array {
  const pairs = hex.match(/../g) ?? []
  return Uint8Array.from(pairs.map((pair) => Number.parseInt(pair, 16)))
}

function isBitcoinAddress(text: string): boolean {
  const version = base58Payload(text)?.[0]
  return version === 0 || version === 5 || isBech32Address(text, 'bc')
}

/** Mixed case is a checksum (EIP-55); an address of one case has none and is taken. */
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
