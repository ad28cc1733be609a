import { Icon, join, type IconName } from '@fairhouse/ui'
import { linksQuery } from '#features/content'
import type { Value } from '#lib/call'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'

type Network = Value<'GET /wps/content/links'>['social'][number]['network']

const icons: Record<Network, IconName> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  Telegram: 'telegram',
  WhatsApp: 'whatsapp',
}

const linkClass = join(
  'inline-flex size-11 items-center justify-center rounded-control text-text-quiet',
  'transition-colors hover:bg-accent-soft hover:text-accent-strong',
)

/** Links to the brand's social networks, if it has any. */
export function SocialLinks() {
  const { t, language } = useWords()
  const { data } = useQuery(linksQuery(language))
  if (!data || data.social.length === 0) return null
  return (
    <section
      aria-label={t('shell.social')}
      className="mt-2 flex flex-wrap gap-1 border-t border-line pt-3"
    >
      {data.social.map(({ network, url }) => (
        <a
          key={network}
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={t('shell.follow', { network })}
          title={network}
          className={linkClass}
        >
          <Icon name={icons[network]} />
        </a>
      ))}
    </section>
  )
}
