import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { buttonClass, Icon } from '@fairhouse/ui'
import { dialling } from './help-phone.ts'
import type { Helper } from './query.ts'

interface Props {
  list: readonly Helper[]
  /** The heading level on the page. */
  heading: 'h2' | 'h4'
}

/** Help organisations with their contact details. */
export function HelperList({ list, heading }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {list.map((helper) => (
        <HelperCard key={helper.url} helper={helper} heading={heading} />
      ))}
    </ul>
  )
}

interface CardProps {
  helper: Helper
  heading: Props['heading']
}

function HelperCard({ helper, heading: Heading }: CardProps) {
  const { name, kind, url, phone, country } = helper
  const { t, tag } = useWords(safetyWords)
  const place =
    country === null
      ? t('help.everywhere')
      : (new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-col gap-0.5">
        <Heading dir="auto" className="font-semibold break-words">
          {name}
        </Heading>
        <p className="text-sm text-text-quiet">{`${t(`help.kind_${kind}`)} · ${place}`}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {phone !== null && (
          <a href={dialling(phone)} className={buttonClass('primary', 'small')}>
            <Icon name="call" />
            <bdi>{t('help.call', { phone })}</bdi>
          </a>
        )}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet', 'small')}
        >
          <Icon name="globe" />
          <bdi>{new URL(url).hostname.replace(/^www\./, '')}</bdi>
          <span className="sr-only">{t('home.new_window')}</span>
        </a>
      </div>
    </li>
  )
}
