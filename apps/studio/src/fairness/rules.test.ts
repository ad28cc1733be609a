import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommitted, notBefore, rotationOf } from './rules.ts'

const sha256 = (text: string) => hash('sha256', text)
const at = new Date('2026-11-18T00:00:00Z')

/** A rotation request with a hash that was shown now, earlier or never, and any client seed. */
const request = fc.record({
  shown: fc.oneof(fc.nat({ max: 12 }), fc.constant('never' as const)),
  clientSeed: fc.constantFrom('a', 'b', 'c'),
})

test('[SEC-07] [GAME-17] uses only a seed that was published before its client seed', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 40 }), (requests) => {
      const published = [sha256('0')]
      const uses: { hash: string; clientSeed: string }[] = []
      for (const { shown, clientSeed } of requests) {
        const nextServerSeedHash = shown === 'never' ? sha256('x') : (published[shown] ?? '')
        const last = uses.at(-1)
        const current = last && { ...last, publishedAt: at }
        const next = { hash: published.at(-1) ?? '' }
        const kind = rotationOf({ current, next }, { clientSeed, nextServerSeedHash })
        if (kind === 'use') {
          expect(nextServerSeedHash).toBe(next.hash)
          uses.push({ hash: next.hash, clientSeed })
          published.push(sha256(String(published.length)))
        }
        if (kind === 'repeat') expect(last).toEqual({ hash: nextServerSeedHash, clientSeed })
        if (shown === 'never') expect(kind).toBe('changed')
      }
      expect(uses.map((use) => use.hash)).toEqual(published.slice(0, uses.length))
    }),
  )
})

test('[SEC-07] treats a pair older than hash publication as not committed', () => {
  const current = { hash: sha256('old'), clientSeed: 'a', publishedAt: null }
  const given = { clientSeed: 'a', nextServerSeedHash: current.hash }
  expect(rotationOf({ current, next: { hash: sha256('new') } }, given)).toBe('changed')
  expect(rotationOf({ current: undefined, next: undefined }, given)).toBe('changed')
  expect([current, undefined].map(isCommitted)).toEqual([false, false])
  expect(isCommitted({ ...current, publishedAt: at })).toBe(true)
})

test('never dates an event before the one it follows', () => {
  const times = fc.date({ noInvalidDate: true })
  fc.assert(
    fc.property(times, times, (earlier, now) => {
      const dated = notBefore(earlier, now)
      return dated >= earlier && dated >= now && (dated === earlier || dated === now)
    }),
  )
})
