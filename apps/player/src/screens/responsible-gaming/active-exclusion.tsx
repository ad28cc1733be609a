import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Icon } from '@fairhouse/ui'
import { openCentre } from '#lib/centre'
import type { Exclusion } from '#lib/limits'
import { momentText } from '#lib/moment'

/** The active break or exclusion, its end, and a link to withdraw. */
export function ActiveExclusion({ now }: { now: Exclusion['now'] }) {
  const { t, tag } = useWords(centreWords)
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
          <h3 className="font-semibold">{t(`safer.now_${now.kind}`)}</h3>
          <p>{until === null ? t('safer.now_good') : t('safer.now_until', { time: until })}</p>
          <p className="text-sm text-text-quiet">{t('safer.now_money')}</p>
        </div>
      </div>
      <div>
        <Button variant="quiet" icon="withdraw" onClick={() => openCentre('withdraw')}>
          {t('withdraw.title')}
        </Button>
      </div>
    </section>
  )
}
