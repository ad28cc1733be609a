import { Button, Icon } from '@fairhouse/ui'
import { openCentre } from '#lib/centre'
import { useCentreWords } from '#lib/centre-words'
import type { Exclusion } from '#lib/limits'
import { momentText } from '#lib/moment'

/** The break or exclusion that holds, until when, and the way to the money. */
export function Standing({ now }: { now: Exclusion['now'] }) {
  const { tc, tag } = useCentreWords()
  if (!now) return null
  const until = now.until === null ? null : momentText(now.until, tag)
  return (
    <section
      role="status"
      className="flex flex-col gap-4 rounded-card border border-accent bg-accent-soft p-4"
    >
      <div className="flex gap-4">
        <Icon name="moon" className="size-8 text-accent" />
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="font-semibold">{tc(`safer.now_${now.kind}`)}</h3>
          <p>{until === null ? tc('safer.now_good') : tc('safer.now_until', { time: until })}</p>
          <p className="text-sm text-text-quiet">{tc('safer.now_money')}</p>
        </div>
      </div>
      <div>
        <Button variant="quiet" icon="withdraw" onClick={() => openCentre('withdraw')}>
          {tc('withdraw.title')}
        </Button>
      </div>
    </section>
  )
}
