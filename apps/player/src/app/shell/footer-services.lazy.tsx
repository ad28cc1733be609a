import { footerWords } from '@fairhouse/i18n/footer'
import { Button, Icon } from '@fairhouse/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { menusQuery } from '#features/games'
import { requireRealAccount } from '#lib/account'
import { openCentre } from '#lib/centre'
import { Picture, type PictureName } from '#lib/art'
import { useHasReferral } from '#lib/promo'
import { callQuery, useQuery } from '#lib/query'
import { useWords } from '#lib/words'

/** The affiliate programme, payment methods and game providers. */
export function Services() {
  return (
    <div className="flex flex-wrap gap-6">
      <Affiliate />
      <Payments />
      <Providers />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    // No landmark: the page above may have one of the same name.
    <div role="group" aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </div>
  )
}

const listClass = 'flex min-h-11 flex-wrap gap-3'
const itemClass = 'flex min-h-11 items-center gap-2 text-sm font-medium text-text-quiet'

/** Members get their referral link; visitors log in first. Needs a brand with referrals. */
function Affiliate() {
  const { t } = useWords(footerWords)
  const hasReferral = useHasReferral()
  const start = () => {
    if (requireRealAccount()) openCentre('referral')
  }
  if (!hasReferral) return null
  return (
    <Section title={t('footer.affiliate')}>
      <p className="text-sm text-text-quiet">{t('footer.affiliate_text')}</p>
      <div className="flex">
        <Button variant="quiet" size="small" onClick={start}>
          {t('footer.affiliate_start')}
        </Button>
      </div>
    </Section>
  )
}

/** Asks for the methods only when the reader comes near. */
function Payments() {
  const { t } = useWords(footerWords)
  const { ref, isNear } = useIsNear()
  return (
    <Section title={t('footer.payments')}>
      <div ref={ref} className="min-h-11">
        {isNear && <Methods />}
      </div>
    </Section>
  )
}

function Methods() {
  const { t, language } = useWords(footerWords)
  const { data } = useQuery(callQuery('GET /wps/deposit/brandMethods', language, {}))
  return (
    <ul className={listClass}>
      {data?.list.map(({ method, kind, name }) => (
        <li key={method} className={itemClass}>
          <Icon name={kind === 'bank' ? 'chain' : 'wallet'} />
          {name === '' ? t(`footer.kind_${kind}`) : name}
        </li>
      ))}
    </ul>
  )
}

function useIsNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = ref
    if (!current || isNear) return undefined
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(look, { rootMargin: '300px 0px' })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}

/** LIST of the icons of in-house providers; others show the one of games. */
const icons: Readonly<Record<string, PictureName>> = {
  FAIRHOUSE: 'house',
  WILLOWGATE: 'four-leaf-clover',
  EIGHTLANTERNS: 'red-paper-lantern',
  SALTWIND: 'coral',
  SUGARLOOP: 'birthday-cake',
  THORNMOON: 'inhouse',
  NEONHERON: 'comet',
}

function Providers() {
  const { t, language } = useWords(footerWords)
  const { data } = useQuery(menusQuery(language))
  const all = data?.flatMap(({ vendors }) => vendors) ?? []
  const providers = [...new Map(all.map((one) => [one.providerCode, one])).values()]
  if (providers.length === 0) return null
  return (
    <Section title={t('footer.providers')}>
      <ul className={listClass}>
        {providers.map(({ providerCode, name }) => (
          <li key={providerCode} className={itemClass}>
            <Picture image={icons[providerCode] ?? 'game'} size={32} className="size-8" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
