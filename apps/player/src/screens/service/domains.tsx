import { accountWords } from '@fairhouse/i18n/account'
import { buttonClass } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { callQuery, useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { addressAt, measure, quickestOf, type Speed } from './domain-speed.ts'

const routesQuery = callQuery('GET /wps/system/domainRoute', '', {})

/** The brand's domains with their speed from here; the quickest is offered. */
export function Domains() {
  const { t } = useWords(accountWords)
  const { data } = useQuery(routesQuery)
  const speeds = useSpeeds(data?.domainList)
  if (!data || data.domainList.every(({ domain }) => domain === location.hostname)) return null
  const quickest = quickestOf(speeds)
  return (
    <section className="flex w-full flex-col gap-3 rounded-card border border-line p-5 text-start">
      <h2 className="text-lg font-semibold">{t('domains.title')}</h2>
      <p className="text-text-quiet">{t('domains.lead')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {data.domainList.map(({ domain }) => (
          <li key={domain} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <bdi className="me-auto min-w-0 font-semibold break-words">{domain}</bdi>
            {domain === quickest && <span className="text-good">{t('domains.fastest')}</span>}
            <SpeedText speed={speeds.get(domain)} />
          </li>
        ))}
      </ul>
      <output className="flex min-h-11 items-center">
        {quickest === location.hostname && t('domains.here')}
        {quickest !== undefined && quickest !== location.hostname && (
          <a href={addressAt(quickest, location)} className={buttonClass('primary')}>
            {t('domains.go', { domain: quickest })}
          </a>
        )}
      </output>
    </section>
  )
}

function SpeedText({ speed }: { speed: Speed }) {
  const { t } = useWords(accountWords)
  return (
    <span className="text-text-quiet tabular-nums">
      {speed === undefined && t('domains.measuring')}
      {speed === null && t('domains.unreachable')}
      {typeof speed === 'number' && t('domains.speed', { ms: speed })}
    </span>
  )
}

type DomainList = readonly { domain: string; speed: number | null }[]

/** Measures all domains at once; each result shows when it is there. */
function useSpeeds(list: DomainList | undefined): ReadonlyMap<string, Speed> {
  const [speeds, setSpeeds] = useState<ReadonlyMap<string, Speed>>(new Map())
  useEffect(() => {
    let isGone = false
    for (const { domain } of list ?? []) {
      void measure(addressAt(domain, location)).then((speed) => {
        if (!isGone) setSpeeds((before) => new Map([...before, [domain, speed]]))
      })
    }
    return () => {
      isGone = true
    }
  }, [list])
  return speeds
}
