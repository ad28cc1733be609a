import { Card, Carousel, Rail, Stage, type Tint } from '../index.ts'
import type { Entries } from './entry.ts'
import { samples } from './samples.ts'

const tints: readonly Tint[] = ['jade', 'gold', 'ruby', 'sapphire', 'violet']

const ground = (tint: Tint, light: 'end' | 'middle' = 'end') => (
  <Stage key={tint} tint={tint} light={light} className="flex h-32 items-center rounded-card px-6">
    {tint}
  </Stage>
)

export const stages: Entries = {
  Stage: () => (
    <div className="grid w-full gap-4">
      {tints.map((tint) => ground(tint))}
      {ground('jade', 'middle')}
    </div>
  ),
  Carousel: () => (
    <div className="w-full min-w-0">
      <Carousel
        slides={tints.map((tint) => ({ key: tint, content: ground(tint) }))}
        words={samples.carousel}
      />
    </div>
  ),
  Rail: () => (
    <div className="w-full min-w-0 overflow-hidden">
      <Rail title={samples.rail.title} words={samples.rail.words}>
        {tints.map((tint) => (
          <li key={tint} className="w-40 shrink-0">
            <Card className="p-4">{tint}</Card>
          </li>
        ))}
      </Rail>
    </div>
  ),
}
