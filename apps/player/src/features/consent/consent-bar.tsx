import { Button, join } from '@fairhouse/ui'
import { Link, useLocation } from 'wouter'
import { useEffect } from 'react'
import { useWords } from '#lib/words'
import { stopAnalytics, tellPage } from './analytics.ts'
import { chooseConsent, useConsent } from './choice.ts'

const barClass = join(
  'fixed inset-x-3 bottom-3 z-10 mx-auto flex max-w-3xl animate-rise flex-col gap-4 rounded-card',
  'border border-line bg-surface p-5 shadow-pop sm:p-6 md:flex-row md:items-center md:gap-6',
)

/** Asks for consent without blocking the page; both answers take one click. */
export function ConsentBar({ gtagId }: { gtagId: string }) {
  const { t } = useWords()
  const { consent, isAsked } = useConsent()
  const [path] = useLocation()
  useEffect(() => {
    if (consent === 'all') tellPage(gtagId, path)
    else stopAnalytics(gtagId)
  }, [consent, gtagId, path])
  if (!isAsked) return null
  return (
    <section ref={keepFree} aria-label={t('notes.consent_title')} className={barClass}>
      <p className="grow text-sm text-text-quiet">
        {t('notes.consent_text')}{' '}
        <Link
          href="/help/privacy"
          className="font-semibold text-accent underline underline-offset-4"
        >
          {t('notes.consent_privacy')}
        </Link>
      </p>
      <div className="grid shrink-0 gap-3 min-[22rem]:grid-cols-2">
        <Button size="small" variant="quiet" onClick={() => chooseConsent('needed')}>
          {t('notes.consent_needed')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => chooseConsent('all')}>
          {t('notes.consent_accept')}
        </Button>
      </div>
    </section>
  )
}

const marginPx = 24

/** Pads the page so that the bar does not cover its end or focused elements. */
function keepFree(bar: HTMLElement): () => void {
  const page = document.documentElement.style
  const room = `${bar.offsetHeight + marginPx}px`
  Object.assign(page, { paddingBlockEnd: room, scrollPaddingBlockEnd: room })
  return () => {
    Object.assign(page, { paddingBlockEnd: '', scrollPaddingBlockEnd: '' })
  }
}
