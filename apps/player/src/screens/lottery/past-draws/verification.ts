import { drawStream, isLink, lotteryOf, saltOf } from '@fairhouse/engines/lottery'
import type { LotteryValue } from '@fairhouse/protocol/lottery'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export type VerifiableDraw = Pick<
  LotteryValue<'lotteryDraw'>,
  'game' | 'number' | 'rules' | 'result' | 'commitment' | 'place' | 'salt' | 'seed'
>

/** LIST of the checks, in display order. */
export const drawChecks = ['link', 'salt', 'result'] as const
export type DrawCheck = (typeof drawChecks)[number]

export interface DrawVerification {
  readonly checks: Readonly<Record<DrawCheck, boolean>>
  /** The salt that the hashes of the bets make. */
  readonly salt: string
  /** The result that the seed and the salt make; null for unknown rules. */
  readonly result: unknown
}

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))
const sign = (key: string, message: string) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message))

/** No chain is longer; a wrong position would otherwise hash for ever. */
const maxPlace = 1_000_000

/**
 * Recomputes a draw from what was published, by the rules of this page. Returns undefined until its
 * seed is revealed.
 */
export function verifyDraw(
  draw: VerifiableDraw,
  hashes: readonly string[],
): DrawVerification | undefined {
  const { commitment, place, salt, seed } = draw
  if (commitment === null || place === null || salt === null || seed === null) return undefined
  const computedSalt = saltOf(hash, `${draw.game}/${draw.number}`, hashes)
  const drawn = lotteryOf(draw.rules)?.draw(drawStream(sign, { seed, salt, place })) ?? null
  return {
    checks: {
      link: place <= maxPlace && isLink(hash, commitment, seed, place),
      salt: computedSalt === salt,
      result: drawn !== null && JSON.stringify(drawn) === JSON.stringify(draw.result),
    },
    salt: computedSalt,
    result: drawn,
  }
}

/** Whether a revealed seed is the committed one; undefined until it is revealed. */
export function isCommitted({ commitment, place, seed }: VerifiableDraw): boolean | undefined {
  if (commitment === null || place === null || seed === null) return undefined
  return place <= maxPlace && isLink(hash, commitment, seed, place)
}
