import { footerWords } from '@fairhouse/i18n/footer'
import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Mark } from '#features/brand'
import { CookieChoices, usePageTag } from '#features/consent'
import { pageAddress, pagesQuery } from '#features/content'
import { useStatus, type Status } from '#features/status'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { Services } from './footer-services.lazy.tsx'

const linkClass = join(
  'inline-flex min-h-11 cursor-pointer items-center font-medium text-text-quiet underline-offset-4',
  'hover:text-text hover:underline',
)

/** Services, links, age limit, licence and copyright. Keeps its height until the brand is known. */
export function FooterContent() {
  const { data: status } = useStatus()
  return (
    <footer className="mt-8 border-t border-line bg-surface-sunken px-4 py-8 sm:px-8">
      <div className="mx-auto flex min-h-40 w-full max-w-6xl flex-col gap-6">
        {status?.status === 0 && (
          <>
            <Services />
            <Information gtagId={status.analytics.gtagId} />
          </>
        )}
        {status && <AgeLimit age={status.accounts.minimumAge} />}
        {status?.licence && <Licence licence={status.licence} />}
        {status && <Copyright status={status} />}
      </div>
    </footer>
  )
}

/** Links to information pages. */
function Information({ gtagId }: { gtagId: string | null }) {
  const { t, language } = useWords()
  const { data } = useQuery(pagesQuery(language))
  const hasTag = usePageTag(gtagId) !== null
  return (
    <nav aria-label={t('shell.information')}>
      <ul className="flex flex-wrap gap-x-6">
        {data?.list.map(({ id, title }) => (
          <li key={id}>
            <Link href={pageAddress(id)} className={linkClass}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link href="/helpmc" className={linkClass}>
            {t('shell.help')}
          </Link>
        </li>
        {hasTag && (
          <li>
            <CookieChoices className={linkClass} />
          </li>
        )}
      </ul>
    </nav>
  )
}

const ageClass = join(
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-accent',
  'text-sm font-bold text-accent',
)

function AgeLimit({ age }: { age: number }) {
  const { t } = useWords()
  return (
    <div className="flex items-center gap-4 text-sm text-text-quiet">
      <strong className={ageClass}>{t('shell.age', { age })}</strong>
      <p className="flex flex-wrap items-center gap-x-6">
        {t('shell.age_text', { age })}
        <Link href="/who-helps" className={linkClass}>
          {t('shell.who_helps')}
        </Link>
      </p>
    </div>
  )
}

/** Only as the brand's staff entered it; a brand without a licence shows nothing. */
function Licence({ licence: { text, url } }: { licence: NonNullable<Status['licence']> }) {
  const { t } = useWords(footerWords)
  return (
    <section
      aria-label={t('footer.licence')}
      className="flex flex-wrap items-center gap-x-6 text-sm"
    >
      <p className="text-text-quiet">{text}</p>
      {url !== null && (
        <a href={url} target="_blank" rel="noopener" className={linkClass}>
          {t('footer.licence_check')}
        </a>
      )}
    </section>
  )
}

const copyrightClass = join(
  'flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6',
  'text-sm text-text-quiet',
)

function Copyright({ status: { brand, time } }: { status: Status }) {
  const { t } = useWords()
  return (
    <div className={copyrightClass}>
      <Mark className="size-6" />
      <p>{t('shell.copyright', { year: time.slice(0, 4), brand: brand.name })}</p>
      {brand.demonstration && <p>{t('site.demonstration')}</p>}
    </div>
  )
}
