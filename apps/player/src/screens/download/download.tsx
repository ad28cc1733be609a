import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Card } from '@fairhouse/ui'
import { Apps, appsOf, Guide } from '#features/download'
import { useStatus } from '#features/status'
import { Hero } from './hero.tsx'

/** Download page: the brand's apps and the web app. */
export function Download() {
  const { t } = useWords(accountWords)
  const { data: status } = useStatus()
  if (!status) return null
  const apps = appsOf(status)
  const { name } = status.brand
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <Hero brand={name} />
      {apps.length > 0 && (
        <Card className="flex flex-col gap-6 p-6 sm:p-8">
          <h2 className="text-2xl font-semibold tracking-tight">
            {t('download.apps', { brand: name })}
          </h2>
          <Apps apps={apps} />
        </Card>
      )}
      <Card className="flex flex-col gap-6 p-6 sm:p-8">
        <h2 className="text-2xl font-semibold tracking-tight">
          {apps.length > 0 ? t('download.web_app') : t('download.steps')}
        </h2>
        <Guide />
      </Card>
    </div>
  )
}
