import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** As hexadecimal letters. Not `crypto.subtle`: browsers have it on secure pages only. */
export function sha256(text: string): string {
  return bytesToHex(digestOf(utf8ToBytes(text)))
}
