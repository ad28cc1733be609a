import { hash } from 'node:crypto'
import { drawStream, isLink } from '@fairhouse/engines'
import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'
import { hmac } from './hmac.ts'

const sha256 = (text: string) => hash('sha256', text)

test('decides draws by the links of a committed chain, salted after betting closed', async () => {
  await using site = await createTestSite({ studio: { sweepMs: 0 } })
  const { chains } = site.studio ?? {}
  if (!chains) throw new Error('no studio')
  const commitment = await chains.commit('keno', 3)
  expect(commitment).toMatch(/^[0-9a-f]{64}$/)
  const taken = await Promise.all(['a', 'a', 'b', 'b'].map((draw) => chains.take('keno', draw)))
  expect(new Set(taken.map(({ place }) => place))).toEqual(new Set([1, 2]))
  expect(taken[0]).toEqual(taken[1])
  await expect(chains.reveal('a')).rejects.toThrow('not closed')
  const draw = await chains.close('a', 'the bets')
  expect(await chains.close('a', 'the bets')).toEqual(draw)
  await expect(chains.close('a', 'other bets')).rejects.toThrow('another salt')
  const shown = await chains.reveal('a')
  expect(shown).toMatchObject({ ...draw, commitment })
  expect(isLink(sha256, commitment, shown.seed, shown.place)).toBe(true)
  const numbers = () => {
    const rng = drawStream(hmac, shown)
    return Array.from({ length: 20 }, () => rng.below(80))
  }
  expect(numbers()).toEqual(numbers())

  await chains.take('keno', 'c')
  await expect(chains.take('keno', 'd')).rejects.toThrow('no chain left')
  const next = await chains.commit('keno', 2)
  expect(await chains.take('keno', 'd')).toEqual({ commitment: next, place: 1 })
  const plain = await site.sql('SELECT secret FROM studio.chain WHERE commitment = $1', [next])
  expect(String(plain[0]?.secret)).not.toContain(shown.seed)
})

test('reveals no link while an earlier draw of the chain is open', async () => {
  await using site = await createTestSite({ studio: { sweepMs: 0 } })
  const { chains } = site.studio ?? {}
  if (!chains) throw new Error('no studio')
  await chains.commit('keno', 3)
  await chains.take('keno', 'first')
  await chains.take('keno', 'second')
  await expect(chains.close('second', 'its bets')).rejects.toThrow('not closed')
  await expect(chains.reveal('second')).rejects.toThrow('not closed')
  const first = await chains.close('first', 'bets of the first')
  const second = await chains.close('second', 'its bets')
  expect(sha256(second.seed)).toBe(first.seed)
})

test('[SEC-07] the database refuses changes to a published chain or a closed draw', async () => {
  await using site = await createTestSite({ studio: { sweepMs: 0 } })
  const { chains } = site.studio ?? {}
  if (!chains) throw new Error('no studio')
  await chains.commit('keno', 3)
  await chains.commit('bingo', 3)
  await chains.take('keno', 'a')
  await chains.take('keno', 'b')
  const draw = await chains.close('a', 'the bets')
  await chains.reveal('a')
  const attempts = [
    "UPDATE studio.chain SET commitment = repeat('0', 64) WHERE game = 'keno'",
    'UPDATE studio.chain SET used = 0',
    'DELETE FROM studio.chain_use',
    'DELETE FROM studio.chain',
    "UPDATE studio.chain_use SET salt = 'other bets' WHERE draw = 'a'",
    "UPDATE studio.chain_use SET link = 'another' WHERE draw = 'a'",
    "UPDATE studio.chain_use SET place = 3 WHERE draw = 'b'",
  ]
  for (const attempt of attempts) {
    await expect(site.sql(attempt), attempt).rejects.toThrow('seeds do not change')
  }
  expect(await chains.reveal('a')).toMatchObject(draw)

  // Simulates an attacker with database access who swaps the links of two chains.
  await site.sql('ALTER TABLE studio.chain DISABLE TRIGGER USER')
  await site.sql(`UPDATE studio.chain c SET secret = o.secret FROM studio.chain o
    WHERE c.game = 'keno' AND o.game = 'bingo'`)
  await expect(chains.close('b', 'its bets')).rejects.toThrow('published commitment')
})
