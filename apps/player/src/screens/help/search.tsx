import { Icon, join } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '#lib/words'

const heroClass = join(
  'flex flex-col gap-6 rounded-card border border-line bg-surface p-6 shadow-card sm:p-10',
  'bg-radial-[at_85%_0%] from-page-glow to-surface to-70%',
)

const inputClass = join(
  'min-h-14 w-full rounded-control border border-control bg-page ps-13 pe-4 text-lg',
  'placeholder:text-text-quiet',
)

interface Props {
  typed: string
  onType: (typed: string) => void
}

/** Hero with the search field. */
export function Search({ typed, onType }: Props) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  // Includes text typed before hydration.
  useEffect(() => {
    const early = field.current?.value
    if (early) onType(early)
  }, [onType])
  return (
    <div className={heroClass}>
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl md:text-5xl/tight">
          {t('content.help_title')}
        </h1>
        <p className="text-text-quiet sm:text-lg">{t('content.help_lead')}</p>
      </div>
      <search className="relative flex items-center">
        <Icon
          name="search"
          className="pointer-events-none absolute start-4.5 size-5.5 text-text-quiet"
        />
        <input
          ref={field}
          type="search"
          aria-label={t('content.help_search')}
          placeholder={t('content.help_search')}
          value={typed}
          maxLength={100}
          onChange={(event) => onType(event.target.value)}
          className={inputClass}
        />
      </search>
    </div>
  )
}
