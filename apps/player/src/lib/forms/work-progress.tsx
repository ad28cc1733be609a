import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'

/** Progress of the proof of work; empty if there is none. */
export function WorkProgress({ done }: { done: number | undefined }) {
  const { t } = useWords(accountWords)
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm text-text-quiet empty:hidden">
      {done !== undefined && (
        <>
          {t('login.work_long')}
          <progress
            aria-label={t('login.work_long')}
            value={done}
            className="h-1 w-full accent-accent"
          />
        </>
      )}
    </div>
  )
}
