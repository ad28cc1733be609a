import { Container, Sprite } from 'pixi.js'
import type { OrbsEvent } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import { centreOf, createPool } from '../board/index.ts'
import type { FeatureDeps } from './deps.ts'

const popMs = 380
const flyMs = 430

/** Orbs show their multipliers and fly to the meter. */
export function createOrbs({ board, burst, letters, meter, sounds }: FeatureDeps) {
  const values = createPool(new Container(), () => new Sprite())
  return {
    view: values.view,
    async show({ orbs, multiplier }: OrbsEvent, { pace }: Showing): Promise<void> {
      const layout = board.layout()
      const height = Math.max(20, layout.cellHeight * 0.5)
      const flying = orbs.map(({ position, value }) => {
        const sprite = values.take()
        const from = centreOf(layout, ...position)
        sprite.position.copyFrom(from)
        return { sprite, from, text: `×${value}`, value, position }
      })
      const positions = orbs.map(({ position }) => position)
      board.clear()
      board.glows.light(positions)
      await pace.over(popMs, (share) => {
        const size = share < 0.6 ? share * 2 : 1.2 - (share - 0.6) * 0.5
        for (const { sprite, text } of flying) letters.write(sprite, text, height * size)
        board.lift(positions, Math.sin(share * Math.PI) * 1.6)
        board.draw()
      })
      let sum = multiplier - flying.reduce((all, { value }) => all + value, 0)
      const to = meter.centre()
      for (const [index, { sprite, from, value }] of flying.entries()) {
        sounds.play('orb')
        await pace.over(Math.max(180, flyMs - index * 50), (share) => {
          const part = share * share
          sprite.position.set(
            from.x + (to.x - from.x) * part,
            from.y + (to.y - from.y) * part - Math.sin(share * Math.PI) * layout.cellHeight,
          )
          board.draw()
        })
        sprite.visible = false
        sum += value
        meter.show([`×${Math.max(sum, value)}`], 0)
      }
      values.clear()
      meter.show([`×${multiplier}`], 0)
      burst.at(to, layout.cellWidth * 1.6)
      await pace.over(420, (share) => {
        meter.pulse(share)
        burst.draw(share)
        board.draw()
      })
      burst.clear()
      board.clear()
    },
  }
}
