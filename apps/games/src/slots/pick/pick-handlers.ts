import type { GridEvent } from '@fairhouse/engines'
import type { Handlers } from '#kit/book'
import type { Showing } from '#kit/machine'
import type { Source } from '#kit/store'
import type { Speech } from '#kit/words'
import type { Picks } from './create-picks.ts'
import { leftText } from './left-text.ts'

/** LIST of the events of a pick bonus. */
export type PickType = 'pickBegin' | 'pick' | 'pickEnd'

const [openMs, restMs, endMs] = [950, 500, 1900]

/** A prize has no space for zero decimals. */
const short = (amount: string) => amount.replace(/[.,]0+(?=\D*$)/, '')

/** Shows a pick bonus over the reels until the next round begins. */
export function pickHandlers(
  show: (event: GridEvent, showing: Showing) => Promise<void>,
  showing: Showing,
  picks: Picks,
  speech: Source<Speech>,
): Pick<Handlers<GridEvent>, PickType> {
  const { pace, money } = showing
  return {
    async pickBegin(event) {
      await show(event, showing)
      const { say } = speech.get()
      const detail = leftText(event.picks, event.objects, say)
      await showing.announce({ title: say('pick_begin'), detail, ms: 1700 })
      picks.begin(event.objects, event.picks)
    },
    async pick(event) {
      const credits = picks.shown.get().credits + event.credits
      const { object, isEnd, left } = event
      const opened = { as: 'own', prize: short(money(event.credits)), isEnd } as const
      picks.open(object, opened, left, { credits, total: money(credits) })
      picks.sounds.play('open')
      await pace.wait(openMs)
      await show(event, showing)
    },
    async pickEnd(event) {
      await pace.wait(restMs)
      const prizes = event.hidden.map(({ credits: worth, isEnd }) => {
        return { as: 'other', prize: short(money(worth)), isEnd } as const
      })
      picks.end(prizes)
      await pace.wait(endMs)
      await show(event, showing)
    },
  }
}
