import { useWords } from '#lib/words'

/** Opens the cookie choice again. */
export function CookieChoices({ className }: { className: string }) {
  const { t } = useWords()
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
