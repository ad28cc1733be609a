import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rotated, Seeds } from '#kit/studio'
import { checkRotation } from './check-rotation.ts'
import { loadSha256 } from './load-sha256.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const at = '2026-11-18T00:00:00.000Z'
const times = { hashPublishedAt: at, clientSeedAt: at }

const seeds = (current: string, clientSeed: string, next: string): Seeds => ({
  current: { serverSeedHash: sha256(current), clientSeed, nonce: 0, ...times },
  next: { serverSeedHash: sha256(next), hashPublishedAt: at },
})

const rotated = (serverSeed: string, then: Seeds): Rotated => ({
  // The check ignores the answer's own claims.
  revealed: { serverSeed, serverSeedHash: sha256(serverSeed), rounds: 1 },
  seeds: then,
})

const word = fc.string({ minLength: 1, maxLength: 8 })

test('[SEC-07] revealed and new seeds are checked against the hashes shown before', async () => {
  const ours = await loadSha256()
  fc.assert(
    fc.property(word, word, word, word, word, (old, next, revealed, used, client) => {
      const shown = seeds(old, 'before', next)
      const request = { clientSeed: client, nextServerSeedHash: shown.next.serverSeedHash }
      const check = checkRotation(ours, shown, request, rotated(revealed, seeds(used, client, 'x')))
      expect(check).toEqual({ isRevealedRight: revealed === old, isNextRight: used === next })
      const honest = checkRotation(ours, shown, request, rotated(old, seeds(next, client, 'x')))
      expect(honest).toEqual({ isRevealedRight: true, isNextRight: true })
      const other = checkRotation(
        ours,
        shown,
        request,
        rotated(old, seeds(next, `${client}!`, 'x')),
      )
      expect(other.isNextRight).toBe(false)
    }),
  )
})

test('a seed that is not revealed is detected, and the first pair has none to reveal', () => {
  const shown = seeds('old', 'before', 'next')
  const request = { clientSeed: 'mine', nextServerSeedHash: shown.next.serverSeedHash }
  const hidden = { revealed: null, seeds: seeds('next', 'mine', 'x') }
  expect(checkRotation(sha256, shown, request, hidden).isRevealedRight).toBe(false)
  const first = { ...shown, current: null }
  expect(checkRotation(sha256, first, request, hidden).isRevealedRight).toBeNull()
})
