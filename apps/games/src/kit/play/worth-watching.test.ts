import { expect, test } from 'vitest'
import { fake } from './fake-play.testing.ts'

test('what ended while the player was away is offered until it is watched or closed', async () => {
  const { play, messages, told } = fake({ outcomes: [0], away: 30, hasFeature: true })
  expect(play.state.get().notice).toBe('unseen')
  expect(play.unseen?.id).toBe('away')
  expect(messages).toEqual([{ type: 'last', id: 'away', stake: '20', win: '60.0000', at: '' }])
  play.dismiss()
  expect([play.state.get().notice, told]).toEqual([null, ['away']])
  for (const facts of [{ away: 30 }, { away: 0, hasFeature: true }, {}]) {
    expect(fake({ outcomes: [], ...facts }).play.state.get().notice).toBeNull()
  }
})

test('a feature or a big win is told as seen once it was shown, other rounds are not', async () => {
  const { play, told } = fake({ balance: 1000n, outcomes: [0, 149, 150] })
  await play.spin()
  await play.spin()
  expect(told).toEqual([])
  await play.spin()
  expect(told).toEqual(['id 2'])
})

test('a round that paid less than its stake is not celebrated in any market', async () => {
  const lost = fake({ outcomes: [9], rules: { celebratesUpToStake: true } })
  await lost.play.spin()
  expect(lost.showings[0]?.celebrates(18)).toBe(false)
  expect(lost.sounds.play).not.toHaveBeenCalledWith('win')
  // Within a feature nobody knows yet.
  const open = fake({ outcomes: [9], rules: { celebratesUpToStake: true }, hasFeature: true })
  await open.play.spin()
  expect(open.showings[0]?.celebrates(18)).toBe(true)
  expect(open.sounds.play).not.toHaveBeenCalledWith('win')
})
