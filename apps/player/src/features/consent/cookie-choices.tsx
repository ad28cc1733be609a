import { useWords } from '#lib/words'

interface Props {
  gtagId: string | null
  className: string
}

/** Opens the choice again; nothing for a brand that counts nobody. */
export function CookieChoices({ gtagId, className }: Props) {
  const { t } = useWords()
  if (gtagId === null) return null
  const ask = () => {
    import('./choice.ts').then(
      ({ askAgain }) => askAgain(),
      () => undefined,
    )
  }
  return (
    <button type="button" className={className} onClick={ask}>
      {t('notes.consent_choices')}
    </button>
  )
}
