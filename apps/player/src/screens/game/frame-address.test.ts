import { beforeEach, expect, test, vi } from 'vitest'
import { frameAddress } from './frame-address.ts'

const cdns = ['https://a.test', 'https://b.test/']

beforeEach(() => {
  vi.stubGlobal('location', {
    href: 'https://site.test/game?gameCode=x',
    origin: 'https://site.test',
  })
})

test('[SITE-11] games of ours come from one of the game hosts, picked at random', () => {
  const at = (fraction: number) => frameAddress('/play/?ticket=t#x', cdns, fraction)
  expect([0, 0.49].map((fraction) => at(fraction).url)).toEqual([
    'https://a.test/play/?ticket=t#x',
    'https://a.test/play/?ticket=t#x',
  ])
  expect(at(0.5)).toEqual({ url: 'https://b.test/play/?ticket=t#x', isOwn: true })
  expect(frameAddress('/play/?ticket=t', [], 0.5).url).toBe('/play/?ticket=t')
  const look = { moneyStyle: 'local', theme: 'light' } as const
  expect(frameAddress('/play/?ticket=t', [], 0, look).url).toBe(
    '/play/?ticket=t&money=local&theme=light',
  )
  const whole = frameAddress('https://site.test/play/?ticket=t', cdns, 0)
  expect(whole.url).toBe('https://a.test/play/?ticket=t')
})

test('a game of a provider keeps its address', () => {
  const url = 'https://provider.test/play?ticket=t'
  expect(frameAddress(url, cdns, 0)).toEqual({ url, isOwn: false })
})
