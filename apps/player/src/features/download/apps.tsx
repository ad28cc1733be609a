import { buttonClass, Icon } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import type { App } from './apps-of.ts'
import { Code, GivenCode } from './code.tsx'

/** Apps of the brand's own, each with the code that leads to it; a phone is there already. */
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
  const { ta: t } = useAccountWords()
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
