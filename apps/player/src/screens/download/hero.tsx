import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Icon } from '@fairhouse/ui'
import { Install } from '#features/download'
import { HomeScreen } from './home-screen.tsx'

const points = ['download.point_store', 'download.point_update', 'download.point_small'] as const

export function Hero({ brand }: { brand: string }) {
  const { t } = useWords(accountWords)
  return (
    <section className="grid items-center gap-10 md:grid-cols-[1fr_17rem] lg:grid-cols-[1fr_24rem]">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-5xl font-semibold tracking-[-0.03em] sm:text-6xl lg:text-7xl">
          {t('download.title')}
        </h1>
        <p className="max-w-xl text-lg/relaxed text-text-quiet">{t('download.lead', { brand })}</p>
        <ul className="flex flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Icon name="check" className="mt-0.5 text-accent" />
              {t(point)}
            </li>
          ))}
        </ul>
        <Install />
      </div>
      <HomeScreen brand={brand} />
    </section>
  )
}
