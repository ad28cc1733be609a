import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { buttonClass, Icon } from '@fairhouse/ui'
import type { App } from './apps-of.ts'
import { Code, GivenCode } from './code.tsx'

/** The brand's apps, each with a QR code; on a phone with a link instead. */
export function Apps({ apps }: { apps: readonly App[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {apps.map((app) => (
        <li key={app.resourceType} className="flex flex-col gap-4 sm:items-start">
          <AppEntry app={app} />
        </li>
      ))}
    </ul>
  )
}

function AppEntry({ app: { url, qrCodeUrl, labelNameEn: name } }: { app: App }) {
  const { t } = useWords(accountWords)
  const label = t('download.apps_qr', { name })
  return (
    <>
      <div className="max-sm:hidden">
        {qrCodeUrl === null ? (
          <Code to={url} label={() => label} />
        ) : (
          <GivenCode src={qrCodeUrl} to={url} label={label} />
        )}
      </div>
      <a href={url} className={buttonClass('quiet')}>
        <Icon name="download" />
        {t('download.apps_open', { name })}
      </a>
    </>
  )
}
