import { expect, test } from 'vitest'
import { playOut, rowStream, type Rng } from '#core'
import { tinyPicks } from '#testing'
import { slots } from './games/index.ts'
import { beginModel, modesOf, type SlotModel } from './model.ts'
import { scoreOfModel } from './score-of-model.ts'

const rounds = 25

/** Random numbers, and a log of the bounds that they were drawn below. */
function loggedRng(code: string): { rng: Rng; log: number[] } {
  const { below } = rowStream(code, 0)
  const log: number[] = []
  return { rng: { below: (n) => below(log[log.push(n) - 1] ?? n) }, log }
}

function expectSameScore(name: string, model: SlotModel, count: number) {
  for (const mode of modesOf(model)) {
    const score = scoreOfModel(model, mode)
    const [scored, played] = [loggedRng(name), loggedRng(name)]
    for (let round = 0; round < count; round += 1) {
      const play = beginModel(model)(played.rng)
      const first = play.act({ type: mode }).payoutCredits
      const rest = playOut(play).reduce((sum, { result }) => sum + result.payoutCredits, 0)
      expect(score(scored.rng), mode).toBe(first + rest)
    }
    expect(scored.log).toEqual(played.log)
  }
}

test.each(slots)(
  'the score of $code equals the payout of its engine, with the same draws',
  (slot) => {
    expectSameScore(slot.code, slot.config.model, rounds)
  },
)

test.each(Object.entries(tinyPicks))(
  'the score of a pick bonus equals the payout of its engine: %s',
  (name, model) => {
    expectSameScore(name, model, 500)
  },
)
