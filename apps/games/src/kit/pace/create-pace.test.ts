import { expect, test } from 'vitest'
import { createPace } from './index.ts'

/** Frames of 100 ms, produced on request. */
function clockwork() {
  let waiting: ((ms: number) => void)[] = []
  let now = 0
  return {
    frames: (draw: (ms: number) => void) => void waiting.push(draw),
    turn() {
      const [due, at] = [waiting, now]
      waiting = []
      now += 100
      for (const draw of due) draw(at)
    },
  }
}

test('an animation runs from 0 to 1, faster in turbo, at once when still', async () => {
  const shares = (tempo: 'calm' | 'turbo' | 'still') => {
    const { frames, turn } = clockwork()
    const drawn: number[] = []
    void createPace(tempo, frames, true).over(400, (share) => void drawn.push(share))
    for (let times = 0; times < 6; times += 1) turn()
    return drawn
  }
  expect(shares('calm')).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(shares('turbo').length).toBeLessThan(4)
  expect(shares('still')).toEqual([1])
})

test('firm animations cannot be skipped where speeding up is not allowed', () => {
  const left = (mayHurry: boolean) => {
    const { frames, turn } = clockwork()
    const pace = createPace('calm', frames, mayHurry)
    let [firm, loose] = [0, 0]
    void pace.over(1000, (share) => (firm = share), true)
    void pace.over(1000, (share) => (loose = share))
    turn()
    pace.skip()
    turn()
    return [firm, loose]
  }
  expect(left(true)).toEqual([1, 1])
  expect(left(false)).toEqual([0.1, 1])
})
