import { useWords } from '#lib/words'

/** Nothing but what has to be said; it keeps its place while the brand is not known. */
export function Footer({ demonstration }: { demonstration: boolean }) {
  const { t } = useWords()
  return (
    <footer className="mx-auto min-h-20 w-full max-w-6xl px-4 pt-2 pb-8 sm:px-8">
      {demonstration && (
        <p className="border-t border-line pt-6 text-sm text-text-quiet">
          {t('site.demonstration')}
        </p>
      )}
    </footer>
  )
}
