import { buttonClass, Icon } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import type { App } from './apps-of.ts'
import { Code, GivenCode } from './code.tsx'

/** Apps of the brand's own, each with the code that leads to it. */
export function Apps({ apps }: { apps: readonly App[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {apps.map((app) => (
        <li key={app.resourceType} className="flex flex-col items-center gap-4 sm:items-start">
          <AppEntry app={app} />
        </li>
      ))}
    </ul>
  )
}

function AppEntry({ app: { url, qrCodeUrl, labelNameEn: name } }: { app: App }) {
  const { t } = useWords()
  const label = t('download.apps_qr', { name })
  return (
    <>
      {qrCodeUrl === null ? (
        <Code to={url} label={() => label} />
      ) : (
        <GivenCode src={qrCodeUrl} to={url} label={label} />
      )}
      <a href={url} className={buttonClass()}>
        <Icon name="download" />
        {t('download.apps_open', { name })}
      </a>
    </>
  )
}
