import { useAccountWords } from '#lib/account-words'

/** How far the device is with the work that was asked of it; nothing while there is none. */
export function WorkProgress({ done }: { done: number | undefined }) {
  const { ta } = useAccountWords()
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm text-text-quiet empty:hidden">
      {done !== undefined && (
        <>
          {ta('login.work_long')}
          <progress
            aria-label={ta('login.work_long')}
            value={done}
            className="h-1 w-full accent-accent"
          />
        </>
      )}
    </div>
  )
}
