import { Card, Icon, join } from '@fairhouse/ui'
import { useWords } from '#lib/words'

/** Links to the public sources of this page's facts. */
export function Sources() {
  const { t } = useWords()
  return (
    <Card className="flex flex-col p-5 sm:p-7">
      <h2 className="text-xl font-semibold tracking-tight">{t('site.check')}</h2>
      <p className="mt-1 text-sm text-text-quiet">{t('site.check_text')}</p>
      <ul className="mt-5 flex flex-col gap-3">
        <Source href="/openapi.json" name={t('site.check_api')} text={t('site.check_api_text')} />
        <Source
          href="/wps/system/status"
          name={t('site.check_status')}
          text={t('site.check_status_text')}
        />
      </ul>
    </Card>
  )
}

const linkClass = join(
  'block rounded-control border border-line bg-surface-raised p-4',
  'transition-colors hover:border-accent',
)

function Source({ href, name, text }: { href: string; name: string; text: string }) {
  return (
    <li>
      <a href={href} className={linkClass}>
        <span className="flex items-center justify-between gap-3 font-semibold text-accent">
          {name}
          <Icon name="out" />
        </span>
        <span className="mt-1 block text-sm text-text-quiet">{text}</span>
        <code className="mt-2 block font-mono text-sm break-all text-text">{href}</code>
      </a>
    </li>
  )
}
