import { Card } from '@fairhouse/ui'
import { Contact } from '#features/customer-service'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'
import { Notice } from './notice.tsx'

type Props = Pick<Status, 'location' | 'customerService'>

/** Shown to visitors from a blocked network or country. */
export function Restriction({ location: { ip, country }, customerService }: Props) {
  const { t, tag } = useWords()
  return (
    <Notice icon="globe" title={t('site.restriction_title')} text={t('site.restriction_text')}>
      <Card className="w-full p-5 text-start">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
          <dt className="text-text-quiet">{t('site.restriction_ip')}</dt>
          <dd className="font-medium break-all tabular-nums">{ip}</dd>
          <dt className="text-text-quiet">{t('site.restriction_country')}</dt>
          <dd className="font-medium">
            {country === null ? t('site.restriction_unknown') : countryName(tag, country)}
          </dd>
        </dl>
      </Card>
      <p className="text-sm text-text-quiet">
        <a href="https://db-ip.com" rel="noopener" className="underline underline-offset-4">
          {t('site.restriction_source')}
        </a>
      </p>
      <Contact links={customerService} />
    </Notice>
  )
}

function countryName(tag: string, country: string): string {
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(country) ?? country
}
