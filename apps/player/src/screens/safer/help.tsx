import { buttonClass, Icon } from '@fairhouse/ui'
import { useQuery } from '#lib/query'
import { useSafetyWords } from '#lib/safety-words'
import { Answered } from './answered.tsx'
import { dialling } from './help-phone.ts'
import { helpQuery, type Helper } from './queries.ts'

/** Organisations that help, those of the visitor's country first. */
export function Help() {
  const { ts } = useSafetyWords()
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{ts('help.title')}</h3>
        <p className="text-text-quiet">{ts('help.lead')}</p>
      </div>
      <Answered query={useQuery(helpQuery)}>
        {({ list }) => (
          <ul className="flex flex-col gap-3">
            {list.map((helper) => (
              <HelperCard key={helper.url} helper={helper} />
            ))}
          </ul>
        )}
      </Answered>
    </div>
  )
}

function HelperCard({ helper: { name, kind, url, phone, country } }: { helper: Helper }) {
  const { ts, t, tag } = useSafetyWords()
  const place =
    country === null
      ? ts('help.everywhere')
      : (new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-col gap-0.5">
        <h4 dir="auto" className="font-semibold break-words">
          {name}
        </h4>
        <p className="text-sm text-text-quiet">{`${ts(`help.kind_${kind}`)} · ${place}`}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {phone !== null && (
          <a href={dialling(phone)} className={buttonClass('primary', 'small')}>
            <Icon name="call" />
            <bdi>{ts('help.call', { phone })}</bdi>
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
