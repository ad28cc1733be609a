import type { NewContent } from '../rules.ts'
import { html } from './html.ts'
import { inEach, type DemoWords } from './words/index.ts'

type Promotion = NewContent['promotions'][number]

const always = (
  id: keyof DemoWords['promotions'],
  category: string,
  image: string,
  claimPeriod: Promotion['claimPeriod'] = null,
): Promotion => ({
  id,
  category,
  image,
  claimPeriod,
  startsAt: null,
  endsAt: null,
  words: inEach(({ promotions }) => html(promotions[id])),
})

export const demoPromotions: Promotion[] = [
  always('first-steps', 'new_player', 'star'),
  always('look-around', 'new_player', 'lamp'),
  always('daily-sample', 'regular', 'sun', 'daily'),
  always('weekly-sample', 'regular', 'calendar', 'weekly'),
  always('monthly-sample', 'loyalty', 'medal', 'monthly'),
]
